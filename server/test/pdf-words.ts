import { inflateSync } from "node:zlib"

/** What each content stream of a PDF draws, as operators. */
export const drawnIn = (pdf: Buffer): string =>
  pdf
    .toString("latin1")
    .split("stream\n")
    .filter((part) => part.startsWith("\x78"))
    .map((part) => inflateSync(Buffer.from(part, "latin1")).toString("latin1"))
    .join("\n")

/** Everything a PDF writes in a standard font: hexadecimal text of one byte a character, a line an entry. */
export const writtenIn = (pdf: Buffer): string[] =>
  (drawnIn(pdf).match(/\[.*\] TJ/g) ?? [])
    .map((text) => (text.match(/(?<=<)[0-9a-f]+(?=>)/g) ?? []).join(""))
    .map((hexadecimal) => Buffer.from(hexadecimal, "hex").toString("latin1"))

/** The same as running text, with plain spaces. */
export const textOf = (pdf: Buffer): string => writtenIn(pdf).join(" ").replaceAll(/\s+/g, " ")
