import type { ParkingItem } from "@parterre/contract"
import { writtenLocalDay } from "@parterre/domain/dates"
import { piecesOf } from "@parterre/domain/products"
import { useCart, useParking, useParkingOffer } from "@parterre/react"
import { Plus } from "lucide-react"
import { useRef } from "react"
import { styled } from "styled-components"
import { useSay } from "../../../shared/messages/use-messages.ts"
import { SaleStateText } from "../../../shared/sale-state/SaleStateText.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { pictureOf } from "../../../shared/ui/picture.ts"

interface CartParkingProps {
  eventIds: readonly string[]
  /** Nothing is left to add, and so nothing here to go on from. */
  onAllAdded: () => void
}

/** Parking that can be had with the events of the cart, a quiet line each [PARK-002]. */
export function CartParking({ eventIds, onAllAdded }: CartParkingProps) {
  const offers = useParking(eventIds)
  // The cart is whole without it: what cannot be told is not in the way.
  return offers.status === "ready" && <Offers offers={offers.value} onAllAdded={onAllAdded} />
}

interface OffersProps {
  offers: readonly ParkingItem[]
  onAllAdded: () => void
}

/** Those that are not in the cart yet. */
export function Offers({ offers, onAllAdded }: OffersProps) {
  const { t } = useTexts()
  const { cart } = useCart()
  const heading = useRef<HTMLHeadingElement>(null)
  const left = offers.filter(({ id }) => piecesOf(cart, id) === 0)
  if (left.length === 0) return null
  return (
    <Section aria-labelledby="cart-parking">
      <h2 id="cart-parking" ref={heading} tabIndex={-1}>
        {t("parking.section")}
      </h2>
      <List>
        {left.map((offer) => (
          <Offer
            key={offer.id}
            offer={offer}
            // The pressed button goes with its offer, so the reader is taken to the top of what is left.
            onAdded={() => (left.length > 1 ? heading.current?.focus() : onAllAdded())}
          />
        ))}
      </List>
    </Section>
  )
}

function Offer({ offer, onAdded }: { offer: ParkingItem; onAdded: () => void }) {
  const { t, money, language } = useTexts()
  const say = useSay()
  // Why it failed the cart says, as of any other act.
  const { isPending, add } = useParkingOffer(offer)
  const title = t("parking.offer", { name: offer.name, day: writtenLocalDay(offer.date, language) })
  const press = async () => {
    if (!(await add(1))) return
    onAdded()
    say({ message: t("products.added", { title }), snackBar: {} })
  }
  return (
    <li>
      {offer.logo_url !== undefined && (
        <img {...pictureOf(offer.logo_url, 36)} alt="" width={36} height={36} />
      )}
      <span>
        <b>{title}</b>
        <br />
        {offer.address} · {t("parking.each", { price: money(offer.amount) })}
      </span>
      {offer.soldout === true ? (
        <SaleStateText state="SOLDOUT" />
      ) : (
        <Button
          kind="plain"
          isPending={isPending}
          aria-label={t("parking.short.at", { name: title })}
          onPress={() => void press()}
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden />
          {t(isPending ? "products.adding" : "parking.short")}
        </Button>
      )}
    </li>
  )
}

const Section = styled.section`
  margin-top: ${({ theme }) => theme.space[5]};
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
`
const List = styled.ul`
  margin-top: ${({ theme }) => theme.space[2]};
  img { flex: none; border-radius: ${({ theme }) => theme.radius.medium}; }
  li > span { flex: 1 1 200px; }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[2]};
    padding-block: ${({ theme }) => theme.space[3]};
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.size.small};
  }
  b { color: ${({ theme }) => theme.color.ink}; font-weight: 600; }
`
