import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Language } from "@parterre/contract"
import { parseSync, type Span, Visitor } from "oxc-parser"
import { root } from "./run.ts"

/** A text that people are shown, and where it stands. */
export interface ShownText {
  readonly file: string
  /** Its key, in a file of messages. */
  readonly key: string | undefined
  readonly text: string
}

const sources = () =>
  globSync(
    [
      "packages/*/src/**/*.{ts,tsx}",
      "examples/*/src/**/*.{ts,tsx}",
      "server/src/**/*.ts",
      "cli/src/**/*.{ts,tsx}",
    ],
    { cwd: root },
  ).filter((file) => !/\.test(-support)?\.|generated\/(?:document|schema)/.test(file))

/** What a French text has, accented or not. */
const french = /[àâçéèêëîïôùûœ«]|(?<![\p{L}’'])(?:le|la|les|du|des|une)(?![\p{L}’'])/iu

/** What a variable that holds the words of a language is called. */
const variables: Readonly<Record<Language, string>> = { fr: "french", en: "english" }

/** Letters that English borrows too rarely to mislead. */
const accented = /[àâçéèêëîïôùûœ]/i

/**
 * Every literal under a property named after a language or in a variable of its words, in the branch of a choice by
 * language, in its place of a `say(french, english)`, and in a file that is all in it; in French, every literal with a
 * French letter as well, and in English what follows such a literal.
 */
export function shownTexts(language: Language): ShownText[] {
  return [...sources().flatMap((file) => textsOf(file, language)), ...messages(language)]
}

/** Of a text in the files of messages, where its words are. */
const messageKey = /^[\w-]+(?:\.[\w-]+)+$/

function textsOf(file: string, language: Language): ShownText[] {
  const source = readFileSync(join(root, file), "utf8")
  const isWhole = new RegExp(`(?:^|/)${language}\\.tsx?$`).test(file)
  const texts: ShownText[] = []
  const names = new Set<unknown>()
  /** Stretches of the source whose texts are in the language; a parent is visited before what it holds. */
  const stretches: Span[] = []
  const keep = (text: string, { start }: Span) => {
    if (messageKey.test(text)) return
    const isIn = isWhole || stretches.some((stretch) => stretch.start <= start && start < stretch.end)
    if (isIn || (language === "fr" && accented.test(text))) texts.push({ file, key: undefined, text })
  }
  new Visitor({
    Property: ({ key, value }) => {
      names.add(key)
      if (isNamed(key, language)) stretches.push(value)
    },
    VariableDeclarator: ({ id, init }) => {
      if (init && id.type === "Identifier" && id.name === variables[language]) stretches.push(init)
    },
    ConditionalExpression: (choice) => {
      const branch = branchOf(choice.test, source, language)
      if (branch !== undefined) stretches.push(choice[branch])
    },
    CallExpression: ({ callee, arguments: said }) => {
      const own = said[language === "fr" ? 0 : 1]
      if (isSay(callee) && own !== undefined) stretches.push(own)
      if (language === "en") stretches.push(...besideFrench(said, source))
    },
    NewExpression: ({ arguments: said }) => {
      if (language === "en") stretches.push(...besideFrench(said, source))
    },
    ArrayExpression: ({ elements }) => {
      if (language === "en") stretches.push(...besideFrench(elements, source))
    },
    Literal: (literal) => {
      if (typeof literal.value === "string" && !names.has(literal)) keep(literal.value, literal)
    },
    TemplateLiteral: (template) => {
      const text = template.quasis.map(({ value }) => value.cooked ?? "").join("x")
      // A page or a script is no text; what it says stands in its own literals.
      if (!text.includes("\n")) keep(text, template)
    },
    JSXText: (text) => keep(text.value, text),
  }).visit(parseSync(file, source).program)
  return texts
}

const isNamed = (
  key: { readonly type: string; readonly name?: unknown; readonly value?: unknown },
  name: string,
) => key.name === name || key.value === name

/** Whether it is `say` or the `say` of something, as `tellingOf(viewer).say`. */
const isSay = (callee: { readonly type: string; readonly name?: unknown; readonly property?: unknown }) =>
  callee.name === "say" ||
  (callee.type === "MemberExpression" && (callee.property as { readonly name?: unknown }).name === "say")

/** Of arguments or a list, each sentence that follows its French, as in `refused(code, french, english)`. */
function besideFrench(said: readonly (Node | null)[], source: string): Node[] {
  const textOf = ({ start, end }: Span) => source.slice(start, end)
  const isSentence = (node: Node) => /Literal$/.test(node.type) && /[\p{L}”}][.?]["`]$/u.test(textOf(node))
  return said.filter((node, index): node is Node => {
    const before = said[index - 1]
    if (node === null || before === null || before === undefined) return false
    return isSentence(node) && isSentence(before) && french.test(textOf(before))
  })
}

/** A part of the syntax of a source. */
interface Node extends Span {
  readonly type: string
}

/** Which branch of `language === "fr" ? … : …` is in a language. */
function branchOf(test: Span, source: string, language: Language): "consequent" | "alternate" | undefined {
  const [, asked] = /^\w*language === "(fr|en)"$/i.exec(source.slice(test.start, test.end)) ?? []
  if (asked === undefined) return undefined
  return asked === language ? "consequent" : "alternate"
}

function messages(language: Language): ShownText[] {
  const files = [
    `examples/storefront/src/shared/texts/{${language},*.${language}}.json`,
    `examples/minimal/src/*.${language}.json`,
    `examples/studio/src/texts/${language}.json`,
  ]
  return globSync(files, { cwd: root }).flatMap((file) => {
    type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>
    const texts: Texts = JSON.parse(readFileSync(join(root, file), "utf8"))
    return Object.entries(texts).flatMap(([key, text]) =>
      (typeof text === "string" ? [text] : Object.values(text)).map((one) => ({ file, key, text: one })),
    )
  })
}
