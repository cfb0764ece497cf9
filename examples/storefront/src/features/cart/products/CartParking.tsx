import type { ParkingItem } from "@parterre/contract"
import { writtenLocalDay } from "@parterre/domain/dates"
import { useParking, useParkingOffer } from "@parterre/react"
import { Plus } from "lucide-react"
import { styled } from "styled-components"
import { SaleStateText } from "../../../shared/sale-state/SaleStateText.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { pictureOf } from "../../../shared/ui/picture.ts"

/** Parking that can be had with the events of the cart, a quiet line each [PARK-002]. */
export function CartParking({ eventIds }: { eventIds: readonly string[] }) {
  const { t } = useTexts()
  const offers = useParking(eventIds)
  // The cart is whole without it: what cannot be told is not in the way.
  if (offers.status !== "ready" || offers.value.length === 0) return null
  return (
    <Section aria-labelledby="cart-parking">
      <h2 id="cart-parking">{t("parking.section")}</h2>
      <List>
        {offers.value.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </List>
    </Section>
  )
}

export function Offer({ offer }: { offer: ParkingItem }) {
  const { t, money, language } = useTexts()
  // Why it failed the cart says, as of any other act.
  const { inCart, isPending, add } = useParkingOffer(offer)
  if (inCart > 0) return null
  const title = t("parking.offer", { name: offer.name, day: writtenLocalDay(offer.date, language) })
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
          onPress={() => void add(1)}
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
