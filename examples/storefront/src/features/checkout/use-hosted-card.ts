import type { CardBrand } from "@parterre/domain/cards"
import { type HostedFieldsForm, useHostedFields } from "@parterre/react"
import type { SdkFailure } from "@parterre/sdk"
import { useEffect } from "react"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { cardLabels } from "./card-labels.ts"

/** The processor's card fields with our labels; emptied once a bank has refused the card in them. */
export function useHostedCard(
  isAsked: boolean,
  accepted: readonly CardBrand[],
  failure: SdkFailure | undefined,
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
  return hosted
}
