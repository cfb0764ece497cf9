import type { ParkingItem } from "@parterre/contract"
import { writtenLocalDay } from "@parterre/domain/dates"
import { useParking, useParkingOffer } from "@parterre/react"
import { useState } from "react"
import { styled } from "styled-components"
import { SelectField } from "../../../shared/forms/SelectField.tsx"
import { Stepper } from "../../../shared/forms/Stepper.tsx"
import { useSay } from "../../../shared/messages/use-messages.ts"
import { SaleStateText } from "../../../shared/sale-state/SaleStateText.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { Notice } from "../../../shared/ui/Notice.tsx"
import { pictureOf } from "../../../shared/ui/picture.ts"
import { Surface } from "../../../shared/ui/Surface.ts"

/** Places at once; a car each. */
const MOST = 4

/** Parking with the events of a page; nothing where there is none [PARK-002]. */
export function PageParking({ eventIds }: { eventIds: readonly string[] }) {
  const { t } = useTexts()
  const offers = useParking(eventIds)
  // Tickets are sold without it: what cannot be told is not in the way.
  if (offers.status !== "ready" || offers.value.length === 0) return null
  const lots = Map.groupBy(offers.value, ({ name, address, type }) => JSON.stringify([name, address, type]))
  return (
    <section aria-labelledby="parking">
      <h2 id="parking">{t("parking.section")}</h2>
      <p className="muted">{t("parking.lead")}</p>
      <List>
        {[...lots].map(([lot, ofLot]) => (
          <li key={lot}>
            <Lot offers={ofLot} />
          </li>
        ))}
      </List>
    </section>
  )
}

/** One place to park, on the days of the events. */
export function Lot({ offers }: { offers: readonly ParkingItem[] }) {
  const { t, money, language } = useTexts()
  const [chosen, choose] = useState<string>()
  const offer =
    offers.find(({ id }) => id === chosen) ?? offers.find(({ soldout }) => soldout !== true) ?? offers[0]
  if (offer === undefined) return null
  const dayOf = ({ date }: ParkingItem) => writtenLocalDay(date, language)
  const optionOf = (one: ParkingItem) =>
    one.soldout === true ? `${dayOf(one)} · ${t("saleState.SOLDOUT")}` : dayOf(one)
  return (
    <Card as="article" aria-label={offer.name}>
      <header>
        {offer.logo_url !== undefined && (
          <img {...pictureOf(offer.logo_url, 44)} alt="" width={44} height={44} />
        )}
        <div>
          <h3>{offer.name}</h3>
          <p>{offer.address}</p>
          <p>
            <b>{t("parking.each", { price: money(offer.amount) })}</b>
          </p>
        </div>
      </header>
      {offers.length > 1 ? (
        <SelectField
          label={t("parking.date")}
          value={offer.id}
          onChange={choose}
          options={offers.map((one) => [one.id, optionOf(one)] as const)}
        />
      ) : (
        <Day dateTime={offer.date}>{dayOf(offer)}</Day>
      )}
      <Places
        key={offer.id}
        offer={offer}
        title={t("parking.offer", { name: offer.name, day: dayOf(offer) })}
      />
    </Card>
  )
}

function Places({ offer, title }: { offer: ParkingItem; title: string }) {
  const { t } = useTexts()
  const say = useSay()
  const { inCart, isPending, failure, add } = useParkingOffer(offer)
  const [wanted, setQty] = useState(1)
  const left = Math.min(MOST, offer.maxTickets ? offer.maxTickets - inCart : MOST)
  const qty = Math.min(wanted, left)
  const press = async () => {
    if (!(await add(qty))) return
    setQty(1)
    say({ message: t("products.added", { title }), snackBar: {} })
  }
  const held = inCart > 0 && <Held>{t("products.inCart", { count: inCart })}</Held>
  if (offer.soldout === true)
    return (
      <>
        <SaleStateText state="SOLDOUT" />
        {held}
      </>
    )
  if (left <= 0) return <p>{t("products.full")}</p>
  return (
    <>
      {left > 1 && (
        <Stepper
          label={t("parking.places")}
          value={qty}
          minimum={1}
          maximum={left}
          onChange={setQty}
          moreLabel={t("products.quantity.more")}
          lessLabel={t("products.quantity.less")}
        />
      )}
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {failure.message}
        </Notice>
      )}
      <Button
        kind="quiet"
        isPending={isPending}
        aria-label={t("parking.add.at", { name: title })}
        onPress={() => void press()}
      >
        {t(isPending ? "products.adding" : "parking.add")}
      </Button>
      {held}
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[3]};
`
const Card = styled(Surface)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[4]};
  header { display: flex; gap: ${({ theme }) => theme.space[3]}; }
  img { flex: none; border-radius: ${({ theme }) => theme.radius.medium}; }
  h3 { font-size: ${({ theme }) => theme.size.lead}; }
  p { color: ${({ theme }) => theme.color.inkMuted}; }
  p b { color: ${({ theme }) => theme.color.ink}; font-variant-numeric: tabular-nums; }
`
const Day = styled.time`
  display: block;
  font-weight: 600;
  &::first-letter { text-transform: uppercase; }
`
const Held = styled.p`
  && { color: ${({ theme }) => theme.color.success}; font-weight: 600; }
`
