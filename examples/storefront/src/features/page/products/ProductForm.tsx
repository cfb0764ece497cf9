import type { Product } from "@parterre/contract"
import { useProduct } from "@parterre/react"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { Stepper } from "../../../shared/forms/Stepper.tsx"
import { useSay } from "../../../shared/messages/use-messages.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Notice } from "../../../shared/ui/Notice.tsx"
import { AmountChoice, type ChosenAmount, centsOf } from "./AmountChoice.tsx"
import { ProductBar } from "./ProductBar.tsx"
import { RecipientFields, recipientOf, type TypedRecipient } from "./RecipientFields.tsx"

/** As many as a stepper offers where the organiser sets no limit. */
const MOST = 20

/** How much, how many and for whom; a refusal stands where it belongs. */
export function ProductForm({ product }: { product: Product }) {
  const { t } = useTexts()
  const say = useSay()
  const { inCart, isPending, failure, add } = useProduct(product)
  const [qty, setQty] = useState(1)
  const [amount, setAmount] = useState<ChosenAmount>({ chip: undefined, typed: "" })
  const [recipient, setRecipient] = useState<TypedRecipient>()
  const form = useRef<HTMLFormElement>(null)
  const fault = failure?._tag === "product-refused" ? failure.fault : undefined
  useEffect(() => {
    if (failure !== undefined) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [failure])
  const { id, kind, title, amounts, price, serviceCharges, maxTickets } = product
  const left = maxTickets === 0 ? MOST : maxTickets - inCart
  const chosen = price === undefined ? centsOf(amount) : undefined
  const each = price === undefined ? chosen : price + serviceCharges
  const count = kind === "donation" ? 1 : Math.min(qty, left)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const choice = { qty: count, amount: chosen, recipient: recipient && recipientOf(recipient) }
    if (!(await add(choice))) return
    setQty(1)
    setRecipient(undefined)
    setAmount({ chip: undefined, typed: "" })
    say({ message: t("products.added", { title }), snackBar: {} })
  }
  const said = fault === undefined || fault.code === "not-on-sale" || fault.code === "invalid-quantity"
  return (
    <Form ref={form} noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
      {left > 0 ? (
        <>
          {amounts !== undefined && (
            <AmountChoice
              id={id}
              amounts={amounts}
              value={amount}
              onChange={setAmount}
              isFaulty={fault?.code === "invalid-amount"}
            />
          )}
          {kind === "giftcertificate" && (
            <RecipientFields
              id={id}
              value={recipient}
              onChange={setRecipient}
              faults={fault?.code === "invalid-recipient" ? fault.fields : []}
            />
          )}
          {kind !== "donation" && left > 1 && (
            <Stepper
              label={t("products.quantity")}
              value={count}
              minimum={1}
              maximum={Math.min(left, MOST)}
              onChange={setQty}
              moreLabel={t("products.quantity.more")}
              lessLabel={t("products.quantity.less")}
            />
          )}
          {failure !== undefined && said && (
            <Notice tone="danger" role="alert">
              {failure.message}
            </Notice>
          )}
        </>
      ) : (
        <p>{t("products.full")}</p>
      )}
      <ProductBar
        product={product}
        qty={count}
        each={each}
        isPending={isPending}
        sells={left > 0}
        inCart={inCart}
      />
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
`
