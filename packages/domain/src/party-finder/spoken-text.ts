import { plainText } from "../language/plain-text.ts"

const articles = "l'|d'|la |le |les |du |de |des |the |some "
/** « Une » and "a" count what no preposition comes before. */
const leadIn = new RegExp(
  `(?:\\b(?:(?:avec|sans|pour|par|chez|sur|dans|en|au|aux|with|for|in|at|on|by|near) (?:une? |an )?|a (?:une? |an )?|${articles}))+$`,
)

/**
 * A sentence as it is compared, of which parts are taken as they are understood. What is left over is told in the words
 * it was written in, accents and all.
 */
export class SpokenText {
  /** Plain letters, single spaces; `;` where something was taken. */
  plain = ""
  /** How many parts were taken. */
  taken = 0
  private readonly written: string
  /** Where in the written sentence each plain letter begins, and where the last one ends. */
  private readonly origins: number[] = []

  constructor(sentence: string) {
    this.written = sentence
    let at = 0
    for (const letter of sentence) {
      const plain = plainText(letter).replace(/\s+/g, " ")
      for (const one of plain === " " && this.plain.endsWith(" ") ? "" : plain) {
        this.plain += one
        for (const _ of one.length === 2 ? "xx" : "x") this.origins.push(at)
      }
      at += letter.length
    }
    this.origins.push(at)
  }

  /** Takes the first part that matches and may be taken, with the rest of the word that it begins. */
  take(
    pattern: RegExp,
    isMeant: (found: RegExpExecArray) => boolean = () => true,
  ): RegExpExecArray | undefined {
    const all = new RegExp(pattern, "g")
    for (let found = all.exec(this.plain); found !== null; found = all.exec(this.plain)) {
      if (isMeant(found)) {
        const end = found.index + found[0].length
        const begun = /^\p{Letter}+/u.exec(this.plain.slice(end))?.[0] ?? ""
        this.cover(found.index, end + begun.length)
        return found
      }
      if (found[0] === "") all.lastIndex += 1
    }
    return undefined
  }

  /** The words not taken yet, in order. */
  words(): readonly SpokenWord[] {
    return Array.from(
      this.plain.matchAll(/[\p{Letter}\p{Number}]+(?:'[\p{Letter}\p{Number}]+)*/gu),
      (found) => {
        const [elided = ""] = /^(?:l|d|j|m|t|s|c|n|qu|jusqu)'/.exec(found[0]) ?? []
        const from = found.index + elided.length
        const to = found.index + found[0].length
        return { plain: this.plain.slice(from, to), written: this.between(from, to), from, to }
      },
    )
  }

  /** Where the phrase of a word begins, which the little words before it are part of: « avec du café ». */
  phraseFrom(from: number): number {
    return leadIn.exec(this.plain.slice(0, from))?.index ?? from
  }

  /** As it was written, from one plain letter to another. */
  between(from: number, to: number): string {
    return this.written.slice(this.origins[from], this.origins[to])
  }

  /** All of it as it was written, without the mark at its end. */
  get whole(): string {
    return this.written.replace(/^\s+|[\s?!.…]+$/g, "")
  }

  private cover(from: number, to: number): void {
    this.taken += 1
    this.plain = this.plain.slice(0, from) + ";".repeat(to - from) + this.plain.slice(to)
  }
}

export interface SpokenWord {
  readonly plain: string
  readonly written: string
  readonly from: number
  readonly to: number
}
