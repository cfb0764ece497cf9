import type { Cart } from "@parterre/contract"
import { askedTickets } from "@parterre/domain/carts"
import { useCart } from "@parterre/react"
import { type ComponentType, lazy, Suspense, useState } from "react"
import { styled } from "styled-components"
import { elementKey, parkedAt } from "../../shared/cart/cart-element.ts"
import { Countdown } from "../../shared/countdown/Countdown.tsx"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { MemberPrices } from "../../shared/offers/MemberPrices.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { AreaTexts } from "../../shared/texts/AreaTexts.tsx"
import type { TextArea } from "../../shared/texts/load-texts.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { CartTotals } from "../../shared/totals/CartTotals.tsx"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Surface } from "../../shared/ui/Surface.ts"
import { TwoColumns } from "../../shared/ui/TwoColumns.ts"
import { CartEvent } from "./CartEvent.tsx"
import { TogetherDialog } from "./TogetherDialog.tsx"
import { type LineToRemove, type TogetherQuestion, useRemoveLine } from "./use-remove-line.ts"

/** A part that few carts need, or that comes after the rest, with its texts. */
const later = <Props extends object>(areas: readonly TextArea[], load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const Part = await load()
    return {
      default: (props: Props) => (
        <AreaTexts areas={areas}>
          <Part {...props} />
        </AreaTexts>
      ),
    }
  })

const Parking = later(["products"], async () => (await import("./products/CartParking.tsx")).CartParking)
const HolderSurvey = later(["cart"], async () => (await import("./later/HolderSurvey.tsx")).HolderSurvey)
const WayOn = later(["cart"], async () => (await import("./later/WayOn.tsx")).WayOn)

/** Pixels that the organiser's question takes, and each answer to it: what is below stays where it is when they come. */
const SURVEY_HEIGHT = 252
const ANSWER_HEIGHT = 92

/** A cart with something in it: its lines, the time left, what it comes to, and the way on. */
export function CartContent({ cart }: { cart: Cart }) {
  const { t } = useTexts()
  const links = useLinks()
  const { busy } = useCart()
  const heading = useScreen(t("cart.title"))
  const [question, ask] = useState<TogetherQuestion>()
  const remove = useRemoveLine(ask)
  const removeLine = async (line: LineToRemove, sure?: "sure") => {
    ask(undefined)
    // The pressed button goes with its line, so the reader is taken to the top of what is left.
    if (await remove(line, sure)) heading.current?.focus()
  }
  const { holderSurvey } = useSite().config
  // Few carts are kept from the checkout: by what rules is fetched for those.
  const mayAsk =
    holderSurvey?.required ||
    cart.cartElements.some(({ cancelled, sameTicketCountPage }) => cancelled || sameTicketCountPage)
  const asked = holderSurvey === undefined ? 0 : askedTickets(cart.cartElements).length
  const eventIds = parkedAt(cart.cartElements)
  return (
    <TwoColumns>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t("cart.title")}
        </h1>
        <Countdown />
      </header>
      <Events>
        {cart.cartElements.map((element) => (
          <CartEvent
            key={elementKey(element)}
            element={element}
            busy={busy}
            onRemove={(line) => void removeLine(line)}
            onFewer={(line) => void remove(line)}
            onSplit={() => heading.current?.focus()}
          />
        ))}
        <MemberPrices cart={cart} />
        {holderSurvey !== undefined && asked > 0 && (
          <Suspense fallback={<Skeleton $height={`${SURVEY_HEIGHT + ANSWER_HEIGHT * asked}px`} />}>
            <HolderSurvey cart={cart} survey={holderSurvey} />
          </Suspense>
        )}
      </Events>
      <TogetherDialog
        question={question}
        onConfirm={(line) => void removeLine(line, "sure")}
        onKeep={() => ask(undefined)}
      />
      <div>
        <Summary as="section" aria-label={t("checkout.summary")}>
          <h2>{t("checkout.summary")}</h2>
          <CartTotals tax={cart.tax} />
          {mayAsk ? (
            <Suspense fallback={null}>
              <WayOn cart={cart} />
            </Suspense>
          ) : (
            <ButtonLink to={links.to("/ads-pages")}>{t("cart.checkout")}</ButtonLink>
          )}
          <ButtonLink kind="plain" to={links.to("/pages")}>
            {t("cart.continue")}
          </ButtonLink>
        </Summary>
        {/* Last, so that nothing moves when it comes. */}
        {eventIds.length > 0 && (
          <Suspense fallback={null}>
            <Parking eventIds={eventIds} onAllAdded={() => heading.current?.focus()} />
          </Suspense>
        )}
      </div>
    </TwoColumns>
  )
}

const Events = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
`
const Summary = styled(Surface)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.upTo(600)} { padding: ${({ theme }) => theme.space[4]}; }
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  > a:last-child { margin-top: calc(-1 * ${({ theme }) => theme.space[2]}); }
`
