import type { Cart } from "@parterre/contract"
import type { Loaded } from "@parterre/react"
import type { Draft } from "../../shared/buyer/draft.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { DeliveryForm } from "./DeliveryForm.tsx"
import type { DeliveryChoice } from "./deliveries.ts"

interface DeliveryStepProps {
  cart: Cart
  choices: Loaded<readonly DeliveryChoice[]>
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  onDone: () => void
}

/** How the tickets reach the shopper, once it is known what can be chosen. */
export function DeliveryStep({ choices, ...form }: DeliveryStepProps) {
  const { t } = useTexts()
  if (choices.status === "loading") return <Skeleton $height="140px" />
  if (choices.status === "ready") return <DeliveryForm choices={choices.value} {...form} />
  return (
    <>
      <Notice tone="danger" role="alert">
        {choices.failure.message}
      </Notice>
      <Button kind="quiet" onPress={choices.retry}>
        {t("app.retry")}
      </Button>
    </>
  )
}
