import type { CartPrice, Price } from "@parterre/contract"
import { useCart, useEvent } from "@parterre/react"
import { useState } from "react"
import { styled } from "styled-components"
import { Stepper } from "../../shared/forms/Stepper.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Dialog } from "../../shared/ui/Dialog.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"

interface SplitDialogProps {
  line: CartPrice
  onClose: () => void
  /** The lines are others now. */
  onSplit: () => void
}

/** Gives the tickets of a line other types at the same places [CART-035]. */
export function SplitDialog({ line, onClose, onSplit }: SplitDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog title={t("cart.split")} closeLabel={t("app.close")} isOpen onClose={onClose}>
      <SplitChoice line={line} onSplit={onSplit} />
    </Dialog>
  )
}

function SplitChoice({ line, onSplit }: Omit<SplitDialogProps, "onClose">) {
  const { t } = useTexts()
  const loaded = useEvent(line.eventId ?? "")
  if (loaded.status === "loading") return <Skeleton $height="160px" />
  if (loaded.status === "failed") return <Notice tone="danger">{loaded.failure.message}</Notice>
  const ofLevel = loaded.value.priceLevels.find(({ id }) => id === line.priceLevelId)?.prices ?? []
  // Those who have a price that is sold out since may keep it.
  const prices = ofLevel.filter(({ id, soldout }) => soldout !== true || id === line.id)
  return prices.length < 2 ? (
    <p>{t("cart.split.single")}</p>
  ) : (
    <SplitForm line={line} prices={prices} onSplit={onSplit} />
  )
}

interface SplitFormProps {
  line: CartPrice
  prices: readonly Price[]
  onSplit: () => void
}

/** A number for each type, which add up to the tickets of the line; the server judges the limits of each. */
export function SplitForm({ line, prices, onSplit }: SplitFormProps) {
  const { t, money } = useTexts()
  const { actions, busy, message } = useCart()
  const [wanted, want] = useState<Readonly<Record<string, number>>>({ [line.id]: line.qty })
  const [refused, refuse] = useState(false)
  const of = (id: string) => wanted[id] ?? 0
  const left = line.qty - prices.reduce((sum, { id }) => sum + of(id), 0)
  const split = async () => {
    refuse(false)
    const parts = prices.map(({ id }) => ({ priceId: id, qty: of(id) }))
    if (await actions.splitPrice(line, parts)) onSplit()
    else refuse(true)
  }
  return (
    <>
      <p>{t("cart.split.body")}</p>
      {prices.map(({ id, name, price, serviceCharges }) => (
        <Type key={id}>
          <Stepper
            label={`${name}, ${money(price + serviceCharges)}`}
            value={of(id)}
            minimum={0}
            maximum={of(id) + left}
            onChange={(qty) => want({ ...wanted, [id]: qty })}
            moreLabel={t("cart.split.more", { name })}
            lessLabel={t("cart.split.less", { name })}
          />
        </Type>
      ))}
      <p role="status">{t("cart.split.left", { count: left })}</p>
      {refused && message?.outcome === "failure" && (
        <Notice tone="danger" role="alert">
          {message.failure.message}
        </Notice>
      )}
      <Button isDisabled={left !== 0 || busy} onPress={() => void split()}>
        {t("cart.split.confirm")}
      </Button>
    </>
  )
}

const Type = styled.div`
  > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${({ theme }) => theme.space[3]}; }
`
