import { clip, type Line, line, padEnd, span, type Tone, widthOf } from "./lines.ts"

/** A text at the left, an amount at the right edge. */
export function amountLine(text: string, amount: string, width: number, tone?: Tone): Line {
  const room = width - widthOf(amount) - 1
  return line(span(padEnd(clip(text, room), room), tone), " ", span(amount, tone))
}
