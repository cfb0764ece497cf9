import type { Cart } from "@parterre/contract"
import type { Loaded } from "@parterre/react"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Notice } from "../ui/Notice.tsx"
import { Skeleton } from "../ui/Skeleton.ts"
import { DeliveryForm } from "./DeliveryForm.tsx"
import type { DeliveryChoice } from "./deliveries.ts"
import type { Draft } from "./draft.ts"

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
