import { fileURLToPath } from 'node:url';
import {
  type CallExpression,
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isPropertyAssignment,
  isStringLiteral,
  isTemplateExpression,
  isTypeAliasDeclaration,
  isTypeNode,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import {
  API,
  type Project,
  type StringLiteralType,
  type Type,
  TypeFlags,
  type UnionType,
} from 'typescript/unstable/sync';

/** What the source can say, as the compiler sees it. */
export interface Said {
  /** Keys of messages that some call says. */
  readonly keys: ReadonlySet<string>;
  /** The single words of all texts in quotes and names of properties, which keys are put together from. */
  readonly written: ReadonlySet<string>;
}

/** Where the functions that say messages are declared, and the keys that their arguments come to. */
const SAYING: Readonly<Record<string, (at: (index: number) => readonly string[]) => readonly string[]>> = {
  'words/words.ts say': (at) => at(0),
  'rulebook/clauses/sentence.ts rule': (at) =>
    at(0).flatMap((rule) => at(1).map((value) => `rule.${rule}.${value}`)),
  'rulebook/clauses/sentence.ts said': (at) => at(2).map((key) => `rule.${key}`),
  'rulebook/clauses/sentence.ts always': (at) => at(0).map((name) => `always.${name}`),
  'rulebook/clauses/sentence.ts mistake': (at) => at(2).map((name) => `mistake.${name}`),
  'rulebook/rulings/ruling.ts answer': (at) => rulingKeys(at),
  'rulebook/rulings/ruling.ts custom': (at) => rulingKeys(at),
};

function rulingKeys(at: (index: number) => readonly string[]): readonly string[] {
  return at(0).flatMap((id) => ['ask', ...at(3)].map((part) => `ruling.${id}.${part}`));
}

const root = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/');

/** Asks the compiler for the types of the arguments of every call in the source: each is a word, or one of several. */
export function saidMessages(): Said {
  const compiler = new API({ cwd: root });
  try {
    const [project] = compiler.updateSnapshot({ openProject: `${root}tsconfig.json` }).getProjects();
    if (!project) throw new Error('tsconfig.json opens no project');
    return new Listener(project).hear();
  } finally {
    compiler.close();
  }
}

class Listener {
  readonly #keys = new Set<string>();
  readonly #written = new Set<string>();

  constructor(readonly project: Project) {}

  hear(): Said {
    const { program } = this.project;
    const sources = program.getSourceFileNames().filter((name) => name.startsWith(`${root}src/`));
    for (const name of sources.filter((path) => !path.endsWith('.generated.ts'))) {
      const file = program.getSourceFile(name);
      if (file) this.#hear(file);
    }
    return { keys: this.#keys, written: this.#written };
  }

  #hear(node: Node): void {
    if (isTypeNode(node)) return;
    if (isCallExpression(node)) this.#hearCall(node);
    else if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) this.#hearWord(node.text);
    else if (isTemplateExpression(node)) {
      for (const { text } of [node.head, ...node.templateSpans.map(({ literal }) => literal)])
        this.#write(text);
      for (const text of this.#typeOf(node)) this.#keys.add(`problem.${text}`);
    } else if (isPropertyAssignment(node) && 'text' in node.name) this.#write(String(node.name.text));
    node.forEachChild((child) => this.#hear(child));
  }

  /** A word in quotes; one that is a problem's code stands there to make the problem, whatever function it is handed to. */
  #hearWord(text: string): void {
    this.#write(text);
    this.#keys.add(`problem.${text}`);
  }

  #write(text: string): void {
    for (const word of text.split(/[.-]/)) this.#written.add(word);
  }

  #hearCall(call: CallExpression): void {
    const { checker } = this.project;
    const signature = checker.getResolvedSignature(call);
    const declared = signature?.declaration?.resolve(this.project);
    if (!signature || !declared) return;
    const file = signature.declaration?.path.slice(`${root}src/`.length) ?? '';
    const at = (index: number) => wordsIn(checker.getParameterType(signature, index));
    const name =
      'name' in declared ? (declared.name as { readonly text?: string } | undefined)?.text : undefined;
    if (name !== undefined) {
      for (const key of SAYING[`${file} ${name}`]?.(at) ?? []) this.#keys.add(key);
    } else if (isTypeAliasDeclaration(declared.parent) && declared.parent.name.text === 'SayUnder') {
      for (const part of this.#partOf(call.expression))
        for (const key of at(0)) this.#keys.add(`${part}.${key}`);
    }
  }

  /** The part of the words that a function says which `under` made, here or where the constant of that name is declared. */
  #partOf(callee: Node): readonly string[] {
    const { checker } = this.project;
    if (isCallExpression(callee)) {
      const signature = checker.getResolvedSignature(callee);
      return signature ? wordsIn(checker.getParameterType(signature, 0)) : [];
    }
    const constant = isIdentifier(callee)
      ? checker.getSymbolAtLocation(callee)?.valueDeclaration?.resolve(this.project)
      : undefined;
    if (!constant || !isVariableDeclaration(constant) || !constant.initializer)
      throw new Error(`no telling which messages are said by ${callee.getText()}`);
    return this.#partOf(constant.initializer);
  }

  #typeOf(node: Node): readonly string[] {
    return wordsIn(this.project.checker.getTypeAtLocation(node));
  }
}

/** The words that a type may be; none where it may be any. */
function wordsIn(type: Type | undefined): readonly string[] {
  if (type === undefined) return [];
  if (type.flags & TypeFlags.StringLiteral) return [(type as StringLiteralType).value];
  return type.flags & TypeFlags.Union ? (type as UnionType).getTypes().flatMap(wordsIn) : [];
}
