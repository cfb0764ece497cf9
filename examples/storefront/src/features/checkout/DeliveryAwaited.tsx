import type { Loaded } from "@parterre/react"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { VisuallyHidden } from "../../shared/ui/Surface.ts"

/** While deliveries, or what they cost, are asked of the server, or why they are not known. */
export function DeliveryAwaited({ asked }: { asked: Loaded<unknown> }) {
  const { t } = useTexts()
  if (asked.status !== "failed")
    return (
      <>
        <VisuallyHidden role="status">{t("app.loading")}</VisuallyHidden>
        <Skeleton $height="140px" />
      </>
    )
  return (
    <>
      <Notice tone="danger" role="alert">
        {asked.failure.message}
      </Notice>
      <Button kind="quiet" onPress={asked.retry}>
        {t("app.retry")}
      </Button>
    </>
  )
}
