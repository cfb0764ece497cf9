const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** A whole number from 0 up, in base 62: digits, then small letters, then capitals [TRACK-004]. */
export function toBase62(id: number): string {
  if (!Number.isSafeInteger(id) || id < 0) throw new RangeError(`Not an id: ${id}`)
  let text = ""
  let left = id
  do {
    text = DIGITS.charAt(left % 62) + text
    left = Math.floor(left / 62)
  } while (left > 0)
  return text
}

/** The number a text in base 62 stands for; undefined when it is none that `toBase62` writes [TRACK-004]. */
export function fromBase62(text: string): number | undefined {
  if (!/^(0|[1-9a-zA-Z][0-9a-zA-Z]*)$/.test(text)) return undefined
  const id = [...text].reduce((sum, digit) => sum * 62 + DIGITS.indexOf(digit), 0)
  return Number.isSafeInteger(id) ? id : undefined
}
