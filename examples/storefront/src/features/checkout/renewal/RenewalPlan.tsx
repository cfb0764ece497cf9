import type { RenewalDetails } from "@parterre/contract"
import { writtenLocalDay } from "@parterre/domain/dates"
import { styled } from "styled-components"
import { RadioChoices } from "../../../shared/forms/RadioChoices.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Figures } from "../../../shared/ui/Surface.ts"

interface RenewalPlanProps {
  /** Who keeps the card for instalments. */
  keeper: string
  /** Cents, where all is paid at once. */
  once: number
  /** The payments it may be made in. */
  instalments: NonNullable<RenewalDetails["instalments"]>
  inInstalments: boolean
  isDisabled: boolean
  onChoose: (inInstalments: boolean) => void
}

/** All at once, or in instalments: each with its day and amount, and who keeps the card for them [RENEW-002]. */
export function RenewalPlan({
  keeper,
  once,
  instalments,
  inInstalments,
  isDisabled,
  onChoose,
}: RenewalPlanProps) {
  const { t, money, language } = useTexts()
  return (
    <Stack>
      <RadioChoices
        legend={t("renewal.plan.legend")}
        choices={[
          ["once", t("renewal.plan.once", { amount: money(once) })],
          ["instalments", t("renewal.plan.instalments", { count: instalments.length })],
        ]}
        choice={inInstalments ? "instalments" : "once"}
        isDisabled={isDisabled}
        onChoose={(choice) => onChoose(choice === "instalments")}
      />
      {inInstalments && (
        <>
          <ol>
            {instalments.map(({ dueOn, amount: part }, index) => (
              <li key={dueOn}>
                <span>{index === 0 ? t("renewal.plan.today") : writtenLocalDay(dueOn, language)}</span>
                <Figures>{money(part)}</Figures>
              </li>
            ))}
          </ol>
          <p>{t("renewal.plan.consent", { keeper })}</p>
        </>
      )}
    </Stack>
  )
}

const Stack = styled.div`
  && { justify-items: stretch; gap: ${({ theme }) => theme.space[4]}; }
  ol { display: grid; gap: ${({ theme }) => theme.space[2]}; margin: 0; padding: 0; list-style: none; }
  li { display: flex; justify-content: space-between; gap: ${({ theme }) => theme.space[4]}; }
  p { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
