import type { CartPrice } from "@parterre/contract"
import { styled } from "styled-components"
import { LineText } from "../../shared/cart/LineText.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Dialog } from "../../shared/ui/Dialog.tsx"
import { linesBeside, ticketsBeside } from "./gone-along.ts"
import type { TogetherQuestion } from "./use-remove-line.ts"

interface TogetherDialogProps {
  /** What is asked; the dialog is closed without. */
  question: TogetherQuestion | undefined
  onConfirm: (line: CartPrice) => void
  onKeep: () => void
}

/** Asks before tickets leave the cart that nobody pointed at, and names them [CART-014]. */
export function TogetherDialog({ question, onConfirm, onKeep }: TogetherDialogProps) {
  const { t } = useTexts()
  const beside = question === undefined ? 0 : ticketsBeside(question.line, question.together).count
  return (
    <Dialog
      title={t("cart.together.title", { count: beside })}
      closeLabel={t("app.close")}
      isOpen={question !== undefined}
      onClose={onKeep}
    >
      {question !== undefined && <TogetherChoice question={question} onConfirm={onConfirm} onKeep={onKeep} />}
    </Dialog>
  )
}

/** What goes along, and the two ways on. */
export function TogetherChoice({
  question: { line, together },
  onConfirm,
  onKeep,
}: TogetherDialogProps & { question: TogetherQuestion }) {
  const { t } = useTexts()
  const name = t("cart.line", { qty: line.qty, name: line.name })
  const count = together.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <>
      <p>{t("cart.together.body", { name, count: ticketsBeside(line, together).count })}</p>
      <Tickets>
        {linesBeside(line, together).map((other) => (
          <li key={other.reservationId}>
            <LineText line={other} />
          </li>
        ))}
      </Tickets>
      <Ways>
        <Button onPress={() => onConfirm(line)}>{t("cart.together.confirm", { count })}</Button>
        <Button kind="quiet" autoFocus onPress={onKeep}>
          {t("cart.together.keep")}
        </Button>
      </Ways>
    </>
  )
}

const Tickets = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  margin: 0;
  padding: ${({ theme }) => theme.space[4]};
  list-style: none;
  background: ${({ theme }) => theme.color.surfaceSunken};
  border-radius: ${({ theme }) => theme.radius.medium};
`
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
  > button { flex: 1 1 180px; }
`
