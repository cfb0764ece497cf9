import {
  type Cart,
  type CartDetailToken,
  type CartElement,
  textLimits,
  type WebsiteConfig,
} from "@parterre/contract"
import { askedTickets } from "@parterre/domain/carts"
import { useCart, useParterre } from "@parterre/react"
import { isSdkFailure } from "@parterre/sdk"
import { type FormEvent, useState } from "react"
import { styled } from "styled-components"
import { elementKey } from "../../../shared/cart/cart-element.ts"
import { Form } from "../../../shared/forms/Form.ts"
import { TextField } from "../../../shared/forms/TextField.tsx"
import { useSeatWords } from "../../../shared/seats/use-seat-words.ts"
import { useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { Surface } from "../../../shared/ui/Surface.ts"

interface HolderSurveyProps {
  cart: Cart
  survey: NonNullable<WebsiteConfig["holderSurvey"]>
}

/** The organiser's question, to the holder of each ticket [CART-045] [CFG-008]. */
export function HolderSurvey({ cart, survey }: HolderSurveyProps) {
  const { t, date } = useTexts()
  const { timeZone } = useSite().config
  const parterre = useParterre()
  const { busy } = useCart()
  const words = useSeatWords()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [isSaved, setSaved] = useState(false)
  const groups = cart.cartElements.flatMap(askedByEvent)
  const asked = groups.flatMap(({ tickets }) => tickets)
  if (groups.length === 0) return null
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const answers = asked.map(({ idCartLine, questionResponse = "" }) => ({
      idCartLine,
      questionResponse: typed[idCartLine] ?? questionResponse,
    }))
    try {
      await parterre.cart.answer(answers)
      setSaved(true)
    } catch (error) {
      // The cart's messages tell why.
      if (!isSdkFailure(error)) throw error
    }
  }
  const change = (idCartLine: string) => (answer: string) => {
    setSaved(false)
    setTyped((before) => ({ ...before, [idCartLine]: answer }))
  }
  return (
    <Card as="section" id="holder-survey" aria-labelledby="holder-question" tabIndex={-1}>
      <h2 id="holder-question">{survey.question}</h2>
      <p>{t(survey.required ? "survey.required" : "survey.optional")}</p>
      <Form noValidate onSubmit={(event) => void save(event)}>
        {groups.map(({ key, title, start, tickets }) => (
          <Tickets key={key}>
            <legend>
              {title}
              {start !== undefined && <time dateTime={start}>{date(start, timeZone)}</time>}
            </legend>
            {tickets.map((ticket, index) => (
              <TextField
                key={ticket.idCartLine}
                label={
                  ticket.seat === undefined ? t("survey.ticket", { number: index + 1 }) : words.seat(ticket)
                }
                maxLength={textLimits.HolderAnswer}
                value={typed[ticket.idCartLine] ?? ticket.questionResponse ?? ""}
                onChange={change(ticket.idCartLine)}
                isRequired={survey.required}
              />
            ))}
          </Tickets>
        ))}
        <Button kind="quiet" type="submit" isPending={busy}>
          {t("survey.save")}
        </Button>
        <p role="status">{isSaved && t("survey.saved")}</p>
      </Form>
    </Card>
  )
}

interface AskedEvent {
  readonly key: string
  readonly title: string
  readonly start: string | undefined
  readonly tickets: readonly CartDetailToken[]
}

/** The tickets of an element that are asked about; those of a combo by its events, for one may be on several nights. */
function askedByEvent(element: CartElement): AskedEvent[] {
  const byEvent = Map.groupBy(element.prices, ({ eventId }) => eventId)
  return [...byEvent].flatMap(([eventId, prices]): AskedEvent[] => {
    const tickets = askedTickets([{ prices }])
    if (tickets.length === 0) return []
    const event = element.events?.find((one) => one.eventId === eventId)
    const { title, eventStart: start } = event ?? element
    return [{ key: `${elementKey(element)} ${eventId ?? ""}`, title, start, tickets }]
  })
}

const Card = styled(Surface)`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[5]};
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  > p { color: ${({ theme }) => theme.color.inkMuted}; }
  p:empty { display: none; }
  ${({ theme }) => theme.upTo(600)} { padding: ${({ theme }) => theme.space[4]}; }
`
const Tickets = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-bottom: ${({ theme }) => theme.space[3]}; font-weight: 600; }
  time { display: block; font-weight: 400; color: ${({ theme }) => theme.color.inkMuted}; }
  time::first-letter { text-transform: uppercase; }
`
