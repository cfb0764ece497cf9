import type { SdkFailure } from "@parterre/sdk"
import { lazy, Suspense } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Notice } from "../ui/Notice.tsx"
import { Column } from "../ui/Surface.ts"

const NotFoundScreen = lazy(async () => ({
  default: (await import("./NotFoundScreen.tsx")).NotFoundScreen,
}))

const missing: readonly string[] = [
  "page-unknown",
  "event-unknown",
  "subscription-unknown",
  "venue-unknown",
  "website-not-found",
  "route-unknown",
]

/** Whether a failure is told as a page that there is not. */
export const saysNotFound = ({ _tag }: SdkFailure): boolean => missing.includes(_tag)

/** What could not be loaded, in `text` where the failure alone does not say it: with a way to try again; what does not exist is a dead end. */
export function Failed({ failure, text, retry }: { failure: SdkFailure; text?: string; retry: () => void }) {
  const { t } = useTexts()
  if (saysNotFound(failure))
    return (
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    )
  return (
    <Middle>
      <Notice tone="danger" role="alert">
        {text !== undefined && <p>{text}</p>}
        <p>{failure.message}</p>
      </Notice>
      <Button kind="quiet" onPress={retry}>
        {t("app.retry")}
      </Button>
    </Middle>
  )
}

const Middle = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  justify-items: start;
  padding-block: ${({ theme }) => theme.space[6]};
`
