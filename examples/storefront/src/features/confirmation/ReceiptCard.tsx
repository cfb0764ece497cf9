import type { Receipt } from "@parterre/contract"
import { cardBrandName } from "@parterre/domain/cards"
import { mergedLines } from "@parterre/domain/carts"
import { walletName } from "@parterre/domain/wallets"
import { Printer } from "lucide-react"
import { lazy, Suspense } from "react"
import { styled } from "styled-components"
import { ClientView } from "../../shared/buyer/ClientView.tsx"
import { elementKey } from "../../shared/cart/cart-element.ts"
import { ElementDates } from "../../shared/cart/ElementDates.tsx"
import { LineText } from "../../shared/cart/LineText.tsx"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { CartTotals } from "../../shared/totals/CartTotals.tsx"
import { Button } from "../../shared/ui/Button.tsx"
import { Figures, Surface } from "../../shared/ui/Surface.ts"

/** The receipt: lines, taxes by name, how it was paid, and who sold it. */
export function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const { t, money, date } = useTexts()
  const { timeZone } = useSite().config
  const { saleId, client, payment, organiser, tax, shipping, shippingTax, cartElements } = receipt
  const { coltsConfirmation, voidedAt, refunds } = receipt
  const { brand, lastFour, wallet, interac, giftCertificates = [], instalments } = payment
  const sentBy = [...new Set(shipping.flatMap(({ description }) => description ?? []))]
  const discount = giftCertificates.reduce((sum, { amount }) => sum + amount, 0)
  const card = { brand: cardBrandName(brand) ?? "none", lastFour: lastFour ?? "" }
  return (
    <Sheet as="section" aria-labelledby="receipt">
      <h2 id="receipt">{t("confirmation.receipt")}</h2>
      {voidedAt !== undefined && (
        <p>
          <b>{t("confirmation.voided", { date: date(voidedAt, timeZone) })}</b>
        </p>
      )}
      <p>
        <b>{t("confirmation.sale", { id: saleId })}</b>
        <br />
        {t("confirmation.date", { date: date(receipt.date, timeZone) })}
        {coltsConfirmation !== undefined && (
          <>
            <br />
            {t("confirmation.renewal", { number: coltsConfirmation })}
          </>
        )}
      </p>
      <div>
        <Title>{t("confirmation.buyer")}</Title>
        <ClientView client={client} />
      </div>
      {cartElements.map((element) => (
        <div key={elementKey(element)}>
          <Title>{element.title}</Title>
          {element.events !== undefined && <ElementDates element={element} />}
          {mergedLines(element.prices).map(({ line }) => (
            <Line key={line.reservationId + line.id}>
              <div>
                <LineText line={line} withDetails />
              </div>
              <Figures>{money(line.total)}</Figures>
            </Line>
          ))}
        </div>
      ))}
      {sentBy.length > 0 && (
        <div>
          <Title>{t("cart.shipping")}</Title>
          <p>{sentBy.join(", ")}</p>
        </div>
      )}
      <CartTotals tax={tax} shippingTax={shippingTax} discount={discount} />
      {giftCertificates.map((use) => (
        <p key={use.lastFour + use.amount}>
          {t("confirmation.certificate", { amount: money(use.amount), lastFour: use.lastFour })}
        </p>
      ))}
      {brand === "interac" && (
        <Suspense>
          <InteracPaid interac={interac} />
        </Suspense>
      )}
      {brand === "paypal" && <p>{t("confirmation.paid.paypal")}</p>}
      {lastFour !== undefined && lastFour !== "" && (
        <p>
          {wallet === undefined
            ? t("confirmation.paid", card)
            : t("confirmation.paid.wallet", { ...card, wallet: walletName[wallet] })}
        </p>
      )}
      {instalments !== undefined && (
        <Suspense>
          <Instalments instalments={instalments} />
        </Suspense>
      )}
      {refunds !== undefined && (
        <Suspense>
          <Refunds refunds={refunds} />
        </Suspense>
      )}
      <Small>
        {organiser.name}
        {organiser.taxNumbers.map((number) => (
          <span key={number}>{number}</span>
        ))}
      </Small>
      <Button kind="quiet" onPress={() => window.print()} data-print="hide">
        <Printer size={20} strokeWidth={1.5} aria-hidden />
        {t("confirmation.print")}
      </Button>
    </Sheet>
  )
}

const InteracPaid = lazy(async () => ({ default: (await import("./later/InteracPaid.tsx")).InteracPaid }))

const Instalments = lazy(async () => ({ default: (await import("./later/Instalments.tsx")).Instalments }))

const Refunds = lazy(async () => ({ default: (await import("./later/Refunds.tsx")).Refunds }))

const Sheet = styled(Surface)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[5]};
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  /* The tickets are on the sheets before. */
  @media print { border: 0; padding: 0; break-before: page; }
`
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  & + & { margin-top: ${({ theme }) => theme.space[2]}; }
`
const Title = styled.p`font-weight: 700;`
const Small = styled.p`
  padding-top: ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
  span { display: block; }
`
