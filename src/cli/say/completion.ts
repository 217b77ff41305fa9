/** What a shell is told of one command. */
export interface CompletedCommand {
  readonly name: string;
  readonly options: readonly CompletedOption[];
  /** What may be named after it: these words, and files. */
  readonly words: readonly string[];
  readonly files: boolean;
}

/** What a shell is told of one option, `--` not included. */
export interface CompletedOption {
  readonly name: string;
  readonly about: string;
  /** It is followed by a value. */
  readonly valued: boolean;
  /** Values there are; none where anything may be typed. */
  readonly values: readonly string[];
  readonly files: boolean;
}

/** All that is offered to whoever presses Tab. */
export interface Completed {
  readonly commands: readonly CompletedCommand[];
  /** The values of each rule, by its key: `draw.when`. */
  readonly rules: ReadonlyMap<string, readonly string[]>;
}

/** The shells there are scripts for. */
export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

const SCRIPTS: Readonly<Record<Shell, (completed: Completed) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};

/** The script that a shell reads to complete command lines. Everything stands in it, so that nothing is run at a Tab. */
export function completionScript(shell: Shell, completed: Completed): string {
  return SCRIPTS[shell](completed);
}

/** Each option that has a value, once; of the same name in two commands the one that knows more. */
function valuedOptions({ commands }: Completed): readonly CompletedOption[] {
  const options = new Map<string, CompletedOption>();
  for (const option of commands.flatMap((command) => command.options)) {
    if (!option.valued) continue;
    const known = options.get(option.name);
    if (!known || known.values.length < option.values.length) options.set(option.name, option);
  }
  return [...options.values()].filter(({ name }) => name !== 'set');
}

const flags = (options: readonly CompletedOption[]) => options.map(({ name }) => `--${name}`);

function bashScript(completed: Completed): string {
  const { commands, rules } = completed;
  const names = commands.map(({ name }) => name);
  const values = valuedOptions(completed).map(
    ({ name, values: known, files }) =>
      `    --${name}) words="${known.join(' ')}"${files ? '; files=yes' : ''} ;;`,
  );
  const ruled = [...rules].map(([key, known]) => `    ${key}) words="${known.join(' ')}" ;;`);
  const named = commands.map(
    ({ name, options, words, files }) =>
      `      ${name}) options="${flags(options).join(' ')}"; words="${words.join(' ')}"; files=${files ? 'yes' : ''} ;;`,
  );
  return `# bash completion for dominopress. Put this into ~/.bashrc: eval "$(dominopress completion bash)"
_dominopress() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}"
  local after="" command="" options="" words="" files="" word
  # To bash an equals sign is a word of its own.
  if [[ $cur == "=" ]]; then cur=""; after="$prev"
  elif [[ $prev == "=" ]]; then after="\${COMP_WORDS[COMP_CWORD-2]}"
  elif [[ $prev == --* ]]; then after="$prev"; fi
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in
      ${names.join('|')}) command="$word"; break ;;
    esac
  done
  case "$after" in
    --set) compopt -o nospace; COMPREPLY=($(compgen -W "${[...rules.keys()].map((key) => `${key}=`).join(' ')}" -- "$cur")); return ;;
${[...values, ...ruled].join('\n')}
    *)
      case "$command" in
${named.join('\n')}
      *) options="--help --version --lang"; words="${names.join(' ')}" ;;
      esac
      if [[ $cur == -* ]]; then words="$options --help"; files=""; fi
      ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  if [[ $files ]]; then compopt -o filenames; COMPREPLY+=($(compgen -f -- "$cur")); fi
}
complete -F _dominopress dominopress
`;
}

function zshScript(completed: Completed): string {
  const { commands, rules } = completed;
  const values = valuedOptions(completed).map(
    ({ name, values: known, files }) =>
      `    --${name}) ${[...(known.length > 0 ? [`compadd -- ${known.join(' ')}`] : []), ...(files ? ['_files'] : []), ':'].join('; ')} ;;`,
  );
  const ruled = [...rules].flatMap(([key, known]) =>
    known.length === 0 ? [] : [`        ${key}) compadd -- ${known.join(' ')} ;;`],
  );
  const named = commands.map(
    ({ name, options, words, files }) =>
      `      ${name}) options=(${flags(options).join(' ')}); named=(${words.join(' ')}); files=${files ? 'yes' : ''} ;;`,
  );
  return `#compdef dominopress
# zsh completion for dominopress. Put this into ~/.zshrc, after compinit: eval "$(dominopress completion zsh)"
_dominopress() {
  local cur=\${words[CURRENT]} prev=\${words[CURRENT-1]} command='' files='' word key
  local -a options named
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      ${commands.map(({ name }) => name).join('|')}) command=$word; break ;;
    esac
  done
  case $prev in
    --set)
      if [[ $cur != *=* ]]; then compadd -S '' -- ${[...rules.keys()].map((key) => `${key}=`).join(' ')}; return; fi
      key=\${cur%%=*}
      compset -P '*='
      case $key in
${ruled.join('\n')}
      esac
      ;;
${values.join('\n')}
    *)
      case $command in
${named.join('\n')}
      *) options=(--help --version --lang); named=(${commands.map(({ name }) => name).join(' ')}) ;;
      esac
      if [[ $cur == -* ]]; then compadd -- $options --help; return; fi
      compadd -- $named
      if [[ -n $files ]]; then _files; fi
      ;;
  esac
}
compdef _dominopress dominopress
`;
}

function fishScript({ commands, rules }: Completed): string {
  const quoted = (text: string) => `'${text.replace(/['\\]/gu, '\\$&')}'`;
  const none = `not __fish_seen_subcommand_from ${commands.map(({ name }) => name).join(' ')}`;
  const pairs = [...rules].flatMap(([key, known]) => known.map((value) => `${key}=${value}`));
  const lines = commands.flatMap(({ name, options, words, files }) => [
    `complete -c dominopress -n ${quoted(none)} -f -a ${name}`,
    `complete -c dominopress -n ${quoted(`__fish_seen_subcommand_from ${name}`)}${files ? '' : ' -f'} -a ${quoted(words.join(' '))}`,
    ...options.map((option) => {
      const known = option.name === 'set' ? pairs : option.values;
      const value = option.valued
        ? ` ${option.files ? '-r' : '-x'}${known.length > 0 ? ` -a ${quoted(known.join(' '))}` : ''}`
        : '';
      return `complete -c dominopress -n ${quoted(`__fish_seen_subcommand_from ${name}`)} -l ${option.name}${value} -d ${quoted(option.about)}`;
    }),
  ]);
  return `# fish completion for dominopress. Once: dominopress completion fish > ~/.config/fish/completions/dominopress.fish
${lines.join('\n')}
`;
}

function powershellScript(completed: Completed): string {
  const { commands, rules } = completed;
  const list = (words: readonly string[]) =>
    `@(${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')})`;
  const table = (rows: readonly (readonly [string, readonly string[]])[]) =>
    `@{\n${rows.map(([key, words]) => `    '${key}' = ${list(words)}`).join('\n')}\n  }`;
  const values = valuedOptions(completed)
    .filter(({ values: known, files }) => known.length > 0 || !files)
    .map(({ name, values: known }) => [`--${name}`, known] as const);
  const pairs = [...rules].flatMap(([key, known]) => known.map((value) => `${key}=${value}`));
  return `# PowerShell completion for dominopress. Put this into $PROFILE: dominopress completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName dominopress -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $options = ${table(commands.map(({ name, options }) => [name, [...flags(options), '--help']]))}
  $named = ${table(commands.map(({ name, words }) => [name, words]))}
  $values = ${table([...values, ['--set', pairs]])}
  $typed = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
  if ($wordToComplete -ne '' -and $typed.Count -gt 0) { $typed = @($typed | Select-Object -SkipLast 1) }
  $command = $typed | Where-Object { $options.ContainsKey($_) } | Select-Object -First 1
  $last = if ($typed.Count -gt 0) { $typed[-1] } else { '' }
  $words = if ($values.ContainsKey($last)) { $values[$last] }
    elseif (-not $command) { @($options.Keys) + @('--help', '--version', '--lang') }
    elseif ($wordToComplete.StartsWith('-')) { $options[$command] }
    else { $named[$command] }
  $words | Where-Object { $_ -like "$wordToComplete*" } | Sort-Object |
    ForEach-Object { [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_) }
}
`;
}
