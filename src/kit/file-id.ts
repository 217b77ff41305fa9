/** What a file's name gives a kit's: small letters, digits and hyphens, so that it is one plain name on every disk. A name without any of them stays, to be refused. */
export function idOfFile(file: string): string {
  const name = file.replace(/\.ya?ml$/i, '');
  const id = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return id === '' ? name : id;
}
