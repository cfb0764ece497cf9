import type { Receipt } from "@parterre/contract"
import { writtenLocalDay } from "@parterre/domain/dates"
import { formatMoney } from "@parterre/domain/money"
import type { Language } from "../http/handler.ts"

type Instalment = NonNullable<Receipt["payment"]["instalments"]>[number]

const states = {
  paid: { fr: "payé", en: "paid" },
  due: { fr: "à venir", en: "upcoming" },
  failed: { fr: "refusé, à payer", en: "declined, to be paid" },
} as const

const left = { fr: "Reste à payer", en: "Left to pay" } as const
const mark = { fr: "\u00a0:", en: ":" } as const

/**
 * « Versement 1 sur 3, le 5 décembre 2026 : 96,67 $ (payé) », a line for each payment that is not taken away by refunds, and
 * what is still to be paid: for mail, invoice and receipt.
 */
export function instalmentsInWords(
  instalments: readonly Pick<Instalment, "dueOn" | "amount" | "state">[],
  language: Language,
): string[] {
  const due = instalments.reduce((sum, { amount, state }) => sum + (state === "paid" ? 0 : amount), 0)
  const lines = instalments.flatMap(({ dueOn, amount, state }, index) => {
    if (amount === 0) return []
    const name =
      language === "fr"
        ? `Versement ${index + 1} sur ${instalments.length}, le ${writtenLocalDay(dueOn, language)}`
        : `Instalment ${index + 1} of ${instalments.length}, ${writtenLocalDay(dueOn, language)}`
    return `${name}${mark[language]} ${formatMoney(amount, language)} (${states[state][language]})`
  })
  return lines.length === 0
    ? []
    : [...lines, `${left[language]}${mark[language]} ${formatMoney(due, language)}`]
}
