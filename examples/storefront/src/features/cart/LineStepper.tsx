import type { CartPrice, Price } from "@parterre/contract"
import { useCart, useEvent } from "@parterre/react"
import { Stepper } from "../../shared/forms/Stepper.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { StepperSkeleton } from "../../shared/ui/Skeleton.ts"

/** As many as a line is counted to where its price sets no limit; the server has the last word. */
const MOST = 100

interface LineStepperProps {
  line: CartPrice
  onFewer: (tickets: readonly string[]) => void
}

/** How many of a line: one step more is held, one step fewer given back [CART-029]. */
export function LineStepper(props: LineStepperProps) {
  const { eventId, productKind } = props.line
  return productKind === undefined && eventId !== undefined ? (
    <TicketStepper {...props} eventId={eventId} />
  ) : (
    <Steps {...props} rule={{ maxTickets: props.line.maxTickets }} />
  )
}

/** Tickets are sold by the rule of their price, such as by two. */
function TicketStepper({ eventId, ...props }: LineStepperProps & { eventId: string }) {
  const event = useEvent(eventId)
  if (event.status === "loading") return <StepperSkeleton />
  if (event.status !== "ready") return null
  const rule = event.value.priceLevels.flatMap(({ prices }) => prices).find(({ id }) => id === props.line.id)
  return rule === undefined ? null : <Steps {...props} rule={rule} />
}

type Rule = { readonly [Limit in "minTickets" | "maxTickets" | "divisor"]?: Price[Limit] | undefined }

function Steps({ line, onFewer, rule }: LineStepperProps & { rule: Rule }) {
  const { t } = useTexts()
  const { actions } = useCart()
  const { minTickets = 0, maxTickets = 0, divisor = 0 } = rule
  const step = Math.max(1, divisor)
  const change = (qty: number) => {
    if (qty > line.qty) void actions.moreOne(line, qty - line.qty)
    else onFewer(line.cartDetailToken.slice(qty).map(({ idCartLine }) => idCartLine))
  }
  return (
    <Stepper
      label={t("cart.quantity", { name: line.name })}
      hideLabel
      value={line.qty}
      minimum={Math.max(step, minTickets)}
      maximum={maxTickets > 0 ? maxTickets : MOST}
      step={step}
      onChange={change}
      moreLabel={t("cart.quantity.more", { name: line.name })}
      lessLabel={t("cart.quantity.less", { name: line.name })}
    />
  )
}
