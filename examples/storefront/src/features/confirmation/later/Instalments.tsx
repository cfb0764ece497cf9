import type { Receipt } from "@parterre/contract"
import { writtenLocalDay } from "@parterre/domain/dates"
import { useTexts } from "../../../shared/texts/use-texts.ts"

type Instalment = NonNullable<Receipt["payment"]["instalments"]>[number]

/** The payments of a sale, each with its day and whether it is made; those that refunds took away are left out. */
export function Instalments({ instalments }: { instalments: readonly Instalment[] }) {
  const { t, money, language } = useTexts()
  return (
    <ul>
      {instalments
        .filter(({ amount }) => amount > 0)
        .map(({ dueOn, amount, state }) => (
          <li key={dueOn}>
            {t(`confirmation.instalment.${state}`, {
              date: writtenLocalDay(dueOn, language),
              amount: money(amount),
            })}
          </li>
        ))}
    </ul>
  )
}
