import type { Cart, CartElement, CartPrice, Promotion } from "@parterre/contract"
import { isOfCombo } from "@parterre/domain/carts"
import { allInPrice } from "@parterre/domain/pricing"
import { useEvent, useLoaded, useParterre } from "@parterre/react"
import { useTexts } from "../texts/use-texts.ts"
import { Notice } from "../ui/Notice.tsx"

interface MemberPriceNoticesProps {
  cart: Pick<Cart, "cartElements">
  /** Memberships of who is signed in. */
  memberIds: readonly string[]
}

/** One notice for each event of the cart that costs its member less than what is held. */
export const MemberPriceNotices = ({ cart, memberIds }: MemberPriceNoticesProps) =>
  cart.cartElements.map((element) =>
    element.eventId === undefined || !element.prices.some(isRegular) ? null : (
      <OfEvent key={element.eventId} element={element} eventId={element.eventId} memberIds={memberIds} />
    ),
  )

interface OfEventProps {
  element: CartElement
  eventId: string
  memberIds: readonly string[]
}

function OfEvent({ element, eventId, memberIds }: OfEventProps) {
  const event = useEvent(eventId)
  const offers = event.status === "ready" ? (event.value.memberOffers ?? []) : []
  return offers.some(({ id }) => memberIds.includes(id)) ? (
    <OfMembers element={element} eventId={eventId} />
  ) : null
}

function OfMembers({ element, eventId }: Omit<OfEventProps, "memberIds">) {
  const parterre = useParterre()
  // Where no price can be had, such as after the last one of a member, there is nothing to tell.
  const promotion = useLoaded(`member prices ${eventId}`, () => parterre.promotions.lookUp(eventId))
  return promotion.status === "ready" ? (
    <MemberPriceNotice element={element} promotion={promotion.value} />
  ) : null
}

/** What to do to pay less; nothing where the tickets cost no more than a member's. */
export function MemberPriceNotice({ element, promotion }: { element: CartElement; promotion: Promotion }) {
  const { t } = useTexts()
  const costsMore = (line: CartPrice) =>
    promotion.prices.some(
      ({ id, price, serviceCharges }) =>
        id === line.id && allInPrice(price, serviceCharges) < allInPrice(line.price, line.serviceCharges),
    )
  if (!element.prices.filter(isRegular).some(costsMore)) return null
  return <Notice>{t("members.chooseAgain", { title: element.title })}</Notice>
}

/** A ticket that no promotion and no combo gave its price. */
const isRegular = (line: CartPrice) =>
  line.productKind === undefined && line.promoId === undefined && !isOfCombo(line)
