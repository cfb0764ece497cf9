import { clip, type Line, line, padEnd, span, type Tone, widthOf, wrap } from "./lines.ts"

/** A text at the left, an amount at the right edge. */
export function amountLine(text: string, amount: string, width: number, tone?: Tone): Line {
  const room = width - widthOf(amount) - 1
  return line(span(padEnd(clip(text, room), room), tone), " ", span(amount, tone))
}

/** The same of a text that must be read whole: what does not fit beside the amount goes on below. */
export function amountLines(text: string, amount: string, width: number): readonly Line[] {
  const [first = "", ...rest] = wrap(text, width - widthOf(amount) - 5)
  return [amountLine(`  ${first}`, amount, width), ...rest.map((part) => line(`    ${part}`))]
}
