import type { CartPrice } from "@parterre/contract"
import { isOfCombo } from "@parterre/domain/carts"
import { writtenLocalDay } from "@parterre/domain/dates"
import { styled } from "styled-components"
import { useSeatWords } from "../seats/use-seat-words.ts"
import { useTexts } from "../texts/use-texts.ts"

/** What a line is: how many of which ticket, and the seats as sentences [CART-009] [CART-010]. */
export function LineText({ line, withDetails = false }: { line: CartPrice; withDetails?: boolean }) {
  const { t, language } = useTexts()
  const words = useSeatWords()
  const { recipient, parkingDate, parkingAddress } = line
  const seats = line.cartDetailToken.filter(({ seat }) => seat !== undefined)
  return (
    <>
      {/* In a combo each line is of an event of its own. */}
      {isOfCombo(line) && <Event>{line.title}</Event>}
      <Name>
        {t("cart.line", { qty: line.qty, name: line.name })}
        {line.priceLevel !== undefined && <span> · {line.priceLevel}</span>}
      </Name>
      {words.sentences(seats).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {!line.rs && line.productKind === undefined && <p>{t("event.generalAdmission")}</p>}
      {parkingDate !== undefined && <Day>{writtenLocalDay(parkingDate, language)}</Day>}
      {parkingAddress !== undefined && <p>{parkingAddress}</p>}
      {recipient !== undefined && (
        <>
          <p>{t("cart.recipient", { name: recipient.name, email: recipient.email })}</p>
          {recipient.sendOn !== undefined && (
            <p>{t("cart.recipient.on", { day: writtenLocalDay(recipient.sendOn, language) })}</p>
          )}
          {recipient.message !== undefined && (
            <p>{t("cart.recipient.message", { message: recipient.message })}</p>
          )}
        </>
      )}
      {withDetails &&
        line.cartDetailToken.map((ticket) => {
          const { idCartLine, seat, questionResponse: answer } = ticket
          if (!answer) return null
          return (
            <p key={idCartLine}>
              {t("cart.answer", { ticket: seat === undefined ? line.name : words.seat(ticket), answer })}
            </p>
          )
        })}
      {withDetails && line.promoName !== undefined && <p>{line.promoName}</p>}
      {line.receiptText !== undefined && <p>{line.receiptText}</p>}
    </>
  )
}

const Day = styled.p`&::first-letter { text-transform: uppercase; }`
const Event = styled.p`font-weight: 600;`
const Name = styled.p`
  font-weight: 600;
  span { font-weight: 400; color: ${({ theme }) => theme.color.inkMuted}; }
`
