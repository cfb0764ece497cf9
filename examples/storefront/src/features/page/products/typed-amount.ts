/** Cents of an amount as people type it in either language: `75`, `75,50`, `$1,250`, `1 250,00 $`; nothing for anything else. */
export function typedAmount(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f$]/g, "").replace(/,(?=\d{3}(?:\D|$))/g, "")
  const [, dollars, cents = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, "0"))
}
