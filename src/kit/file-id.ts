/** Letters of the Latin alphabets that aren't another with a mark, as they are written without them. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** What a file's name gives a kit's: small letters, digits and hyphens, so that it is one plain name on every disk. A name without any of them stays, to be refused. */
export function idOfFile(file: string): string {
  const name = file.replace(/\.ya?ml(?:\.txt)?$/i, '');
  const id = name
    .replace(/[æœøßðþłđıÆŒØÞĐŁ]/gu, (letter) => LETTERS[letter.toLowerCase()] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (id === '') return name;
  return isReserved(id) ? `${id}-game` : id;
}

/** Whether Windows gives a name, with any ending, to a device, so that no file or folder can have it. */
export function isReserved(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:[. ]|$)/i.test(name);
}
