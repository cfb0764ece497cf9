import type { CardBrand } from "@parterre/domain/cards"
import { type HostedFieldsForm, useHostedFields } from "@parterre/react"
import type { SdkFailure } from "@parterre/sdk"
import { useEffect, useRef } from "react"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { cardLabels } from "./card-labels.ts"

/**
 * The processor's card fields with our labels; emptied once a bank has refused the card in them. `onAnswer` is called when
 * another one is in them.
 */
export function useHostedCard(
  isAsked: boolean,
  accepted: readonly CardBrand[],
  failure: SdkFailure | undefined,
  onAnswer: () => void,
): HostedFieldsForm | undefined {
  const { t } = useTexts()
  const { processorConfig: processor } = useSite().config
  const hosted = useHostedFields({
    processor,
    isAsked,
    accepted,
    labels: {
      number: t(cardLabels.number),
      expiry: t(cardLabels.expiry),
      cvd: t(cardLabels.cvd),
    },
    placeholders: { expiry: t("checkout.card.expiry.hint") },
  })
  const clear = hosted?.clear
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal is the reason to empty the fields, and no other is
  useEffect(() => {
    if (failure?.action === "use-another-card") clear?.()
  }, [failure])
  const isWhole = hosted !== undefined && Object.keys(hosted.errors).length === 0
  const wasEmptied = useRef(false)
  useEffect(() => {
    if (failure?.action !== "use-another-card") wasEmptied.current = false
    else if (!isWhole) wasEmptied.current = true
    // Frames that do not tell what is typed never seem empty, and keep the refusal until the next try.
    else if (wasEmptied.current) onAnswer()
  }, [failure, isWhole, onAnswer])
  return hosted
}
