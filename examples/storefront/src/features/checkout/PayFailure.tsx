import type { CheckoutView } from "@parterre/react"
import type { SdkFailure } from "@parterre/sdk"
import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { ContactLink } from "../../shared/site/ContactLinks.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTextKeys } from "../../shared/texts/use-text-keys.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"

interface PayFailureProps {
  failure: SdkFailure
  /** Whether the seats of a cart wait for the payment, or tickets are out that are still to be paid. */
  of?: "cart" | "deferred" | "renewal"
}

const texts = {
  cart: { kept: "checkout.failed.seats", cancelled: "challenge.cancelled", declined: undefined },
  renewal: { kept: "checkout.failed.seats", cancelled: "challenge.cancelled", declined: undefined },
  deferred: { kept: "deferred.kept", cancelled: "deferred.cancelled", declined: "deferred.declined" },
} as const

/** Why a payment failed, until it is answered: by another payment, or by changing what was said before. */
export function useFailure(view: CheckoutView) {
  const [answered, setAnswered] = useState<SdkFailure>()
  const failure = view.status === "failed" && view.failure !== answered ? view.failure : undefined
  return { failure, answer: () => setAnswered(failure ?? answered) }
}

/** Why the payment did not go through, and the way on when it is not simply to try again. */
export function PayFailure({ failure, of = "cart" }: PayFailureProps) {
  const { t } = useTexts()
  const links = useLinks()
  const box = useRef<HTMLDivElement>(null)
  const [closed, close] = useState<SdkFailure>()
  const isTold = closed === failure || !isFailedCheck(failure)
  useEffect(() => {
    // Each new failure takes the reader here.
    if (isTold && failure !== undefined) box.current?.focus()
  }, [failure, isTold])
  const isKey = useTextKeys()
  const stopped = failure._tag === "authentication-stopped" && failure.reason === "cancelled"
  // Another tab has paid: nothing failed.
  const isPaid = failure._tag === "cart-paid"
  // The bank's own reason, where the texts have it, says more than the server's sentence for all of them.
  const reason = "messageKey" in failure ? failure.messageKey : undefined
  const { kept, cancelled, declined } = texts[of]
  if (!isTold)
    return (
      <Suspense fallback={null}>
        <MessageDialog
          title={t("checkout.failed.title")}
          className={undefined}
          onClose={() => close(failure)}
        >
          {failure.message}
        </MessageDialog>
      </Suspense>
    )
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice tone={stopped || isPaid ? "warning" : "danger"}>
        {!isPaid && <Title>{t("checkout.failed.title")}</Title>}
        {reason !== undefined && isKey(reason) ? (
          <p>
            {t(reason)} {t(kept)}
          </p>
        ) : (
          <p>
            {stopped
              ? t(cancelled)
              : declined !== undefined && failure._tag === "card-declined"
                ? t(declined)
                : failure.message}
          </p>
        )}
        {failure.action === "contact-support" && <ContactLink />}
        {of === "cart" && failure.action === "review-cart" && (
          <ButtonLink kind="quiet" to={links.cart}>
            {t("checkout.reviewCart")}
          </ButtonLink>
        )}
        {(isPaid || failure.action === "start-over" || failure.action === "go-home") && (
          <ButtonLink kind="quiet" to={links.to("/pages")}>
            {t("cart.expired.again")}
          </ButtonLink>
        )}
      </Notice>
    </div>
  )
}

const MessageDialog = lazy(async () => ({
  default: (await import("../../shared/messages/MessageDialog.tsx")).MessageDialog,
}))

/** Whether a bank's check came to nothing, which a dialog tells [3DS-005]; not where the shopper ended it, who knows. */
const isFailedCheck = (failure: SdkFailure): boolean =>
  failure._tag === "authentication-failed" ||
  (failure._tag === "authentication-stopped" && ["failed", "timeout", "unavailable"].includes(failure.reason))

const Title = styled.p`
  font-weight: 700;
  ~ a { margin-top: ${({ theme }) => theme.space[3]}; }
  ~ a:is([href^="tel:"], [href^="mailto:"]) {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    min-height: 36px;
    margin-top: 0;
    color: inherit;
    font-weight: 700;
  }
`
