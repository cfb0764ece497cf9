import type { Cart } from "@parterre/contract"
import type { WalletToken } from "@parterre/react"
import { lazy, Suspense, useLayoutEffect } from "react"
import { styled } from "styled-components"
import type { Draft } from "../../shared/buyer/draft.ts"
import { ExpressPlace } from "../../shared/buyer/express.tsx"
import { useAskNewsletters } from "../../shared/buyer/use-ask-newsletters.ts"
import { WhoStep } from "../../shared/buyer/WhoStep.tsx"
import { useSite } from "../../shared/site/site.ts"
import { useBrowserValue } from "../../shared/site/use-browser-value.ts"
import { withTexts } from "../../shared/texts/with-texts.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"

const ExpressCheckout = lazy(() => import("./later/ExpressCheckout.tsx"))

/** How high it stands until it is known whether somebody is logged in. */
const AWAITED = "320px"

export const GuestStepAwaited = () => <Skeleton $height={AWAITED} />

interface GuestStepProps {
  /** Undefined until it is known: a wallet and the newsletters wait for it. */
  cart: Cart | undefined
  /** It could not be read. */
  isLost: boolean
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  /** Something is being typed: the step stays open until they go on. */
  onTyping: () => void
  /** Whether a wallet may pay before the form. */
  hasExpress: boolean
  /** A wallet said who buys, and pays. */
  onGiven: (given: WalletToken) => void
  onDone: () => void
}

/** Who buys, in the checkout itself: by one press of a wallet, or by the form. */
export function GuestStep(props: GuestStepProps) {
  const { cart, isLost, draft, hasExpress, onChange, onTyping, onGiven, onDone } = props
  const { newsletters = [] } = useSite().config
  const askNewsletters = useAskNewsletters(draft, onChange)
  const isTakenOver = useBrowserValue(() => true, false)
  useLayoutEffect(() => {
    // From here on the form is there for guests alone.
    if (isTakenOver) delete document.documentElement.dataset.client
  }, [isTakenOver])
  const pay = (given: WalletToken) => {
    askNewsletters(given.contact.email)
    onGiven(given)
  }
  // The organiser's are offered with every sale, and come above the button: it must not move from under a finger. As high as one of
  // them is with what one agrees to, which takes more lines on a phone.
  const awaited = newsletters.includes("organiser") ? (
    <Skeleton $height="max(13.5rem, 22.5rem - 18vw)" />
  ) : null
  return (
    <Stack>
      {hasExpress && (
        <ExpressPlace isLost={isLost}>
          {cart &&
            ((onNone) => <ExpressCheckout cart={cart} onContact={onChange} onGiven={pay} onNone={onNone} />)}
        </ExpressPlace>
      )}
      <WhoStep
        draft={draft}
        onChange={(change) => {
          onTyping()
          onChange(change)
        }}
        onDone={() => {
          askNewsletters()
          onDone()
        }}
      >
        {newsletters.length > 0 &&
          (cart === undefined ? (
            awaited
          ) : (
            <Suspense fallback={awaited}>
              <SaleNewsletters
                ticked={draft.newsletters}
                onChange={(ticked) => onChange({ newsletters: ticked })}
                awaited={awaited}
              />
            </Suspense>
          ))}
      </WhoStep>
    </Stack>
  )
}

const SaleNewsletters = withTexts(
  () => import("../../shared/newsletters/SaleNewsletters.tsx"),
  "SaleNewsletters",
  ["newsletter"],
)

/** As `early-visit.ts` says, a skeleton as it comes with the page: the record of who is logged in may say all that would be asked. */
const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  :root[data-client="maybe"] & {
    height: ${AWAITED};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surfaceSunken};
    > * { display: none; }
  }
`
