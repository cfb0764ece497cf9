import type { Byoc, Combo } from "@parterre/contract"
import type { ComboSale } from "@parterre/react"
import { isProblem } from "@parterre/sdk"
import { type FormEvent, useEffect, useRef } from "react"
import { styled } from "styled-components"
import { Stepper } from "../../shared/forms/Stepper.tsx"
import { useSay } from "../../shared/messages/use-messages.ts"
import { ToQueue } from "../../shared/queue/ToQueue.tsx"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Notice } from "../../shared/ui/Notice.tsx"
import { ComboBar, useCombosInCart } from "./ComboBar.tsx"
import { type ChoiceAtFault, choiceAtFault } from "./choice-at-fault.ts"
import { GroupChoice } from "./GroupChoice.tsx"
import type { KeptChoice } from "./kept-choice.ts"
import type { OfferedGroup } from "./offered-groups.ts"
import { useLivingEntries } from "./use-window-entry.ts"

/** As many as a stepper offers where the organiser sets no limit. */
const MOST = 20

interface ComboFormProps {
  sale: ComboSale
  kept: KeptChoice
  offered: Combo | Byoc
  groups: readonly OfferedGroup[]
}

/** What is chosen, what is missing, what it costs and saves; then into the cart. */
export function ComboForm({ sale, kept, offered, groups }: ComboFormProps) {
  const { t, date } = useTexts()
  const { timeZone } = useSite().config
  const { qty: wanted, setQty, failure, isPending, missing } = sale
  const say = useSay()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure !== undefined) alert.current?.focus()
  }, [failure])
  const inCart = useCombosInCart(offered.id)
  useLivingEntries()
  const atFault = choiceAtFault(failure, groups)
  const form = useRef<HTMLFormElement>(null)
  const left = offered.perCart === undefined ? MOST : offered.perCart - inCart
  const qty = Math.max(1, Math.min(wanted, left))
  useEffect(() => {
    if (qty !== wanted) setQty(qty)
  }, [qty, wanted, setQty])
  const change = (next: number) => {
    // Another number needs other seats, and who chose them is told that they are to be chosen again.
    if (next !== qty && sale.picks.some(({ seatIds }) => seatIds !== undefined))
      say({ message: t("combos.seatsAgain"), snackBar: {} })
    setQty(next)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || missing.length > 0 || left <= 0) return
    if (await sale.add()) say({ message: t("products.added", { title: offered.title }), snackBar: {} })
  }
  // An event inside may have a queue of its own, which only adding tells: the choice is still there afterwards.
  if (isProblem(failure, "queue-key-needed") && failure.queue !== undefined)
    return <ToQueue guard={failure.queue} />
  return (
    <Form ref={form} noValidate aria-label={offered.title} onSubmit={(event) => void submit(event)}>
      {groups.map((group) => (
        <GroupChoice key={group.id} group={group} sale={sale} kept={kept} atFault={atFault} />
      ))}
      <Closing>
        {left <= 0 && <p>{t("products.full")}</p>}
        {left > 1 && (
          <Stepper
            label={t("combos.quantity")}
            value={qty}
            minimum={1}
            maximum={left}
            onChange={change}
            moreLabel={t("combos.quantity.more")}
            lessLabel={t("combos.quantity.less")}
          />
        )}
        <p>{t("combos.best")}</p>
        {failure !== undefined && (
          <div ref={alert} tabIndex={-1}>
            <Notice tone="danger" role="alert">
              {failure.message}
            </Notice>
            {atFault !== undefined && (
              <ToChoice type="button" onClick={() => goToChoice(form.current)}>
                {t("combos.toChoice", { name: nameOf(atFault, (start) => date(start, timeZone)) })}
              </ToChoice>
            )}
          </div>
        )}
      </Closing>
      <ComboBar sale={sale} groups={groups} inCart={inCart} isFull={left <= 0} />
    </Form>
  )
}

/** The choice as its card or its legend is headed. */
function nameOf({ event, group }: ChoiceAtFault, date: (start: string) => string): string {
  const [detail] = event?.details ?? []
  return detail === undefined ? (group.name ?? "") : `${detail.title}, ${date(detail.start)}`
}

function goToChoice(form: HTMLFormElement | null): void {
  const choice = form?.querySelector("[data-at-fault]")
  choice?.querySelector<HTMLElement>("input:enabled, input")?.focus()
  choice?.scrollIntoView({ block: "center" })
}

const ToChoice = styled.button`
  min-height: 44px;
  padding: ${({ theme }) => theme.space[2]} 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.accent};
  font: inherit;
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
  max-width: 760px;
`
const Closing = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  p { color: ${({ theme }) => theme.color.inkMuted}; }
`
