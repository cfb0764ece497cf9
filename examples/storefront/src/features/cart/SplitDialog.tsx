import type { CartPrice, Price } from "@parterre/contract"
import { partsOfLines } from "@parterre/domain/carts"
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
  /** What it stands for, each held in one go. */
  held: readonly CartPrice[]
  onClose: () => void
  /** The lines are others now. */
  onSplit: () => void
}

/** Gives the tickets of a line other types at the same places [CART-035]. */
export function SplitDialog({ onClose, ...props }: SplitDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog title={t("cart.split")} closeLabel={t("app.close")} isOpen onClose={onClose}>
      <SplitChoice {...props} />
    </Dialog>
  )
}

function SplitChoice({ line, held, onSplit }: Omit<SplitDialogProps, "onClose">) {
  const { t } = useTexts()
  const { message } = useCart()
  const [isRefused, refuse] = useState(false)
  const loaded = useEvent(line.eventId ?? "")
  if (loaded.status === "loading") return <Skeleton $height="160px" />
  if (loaded.status === "failed") return <Notice tone="danger">{loaded.failure.message}</Notice>
  const ofLevel = loaded.value.priceLevels.find(({ id }) => id === line.priceLevelId)?.prices ?? []
  // Those who have a price that is sold out since may keep it.
  const prices = ofLevel.filter(({ id, soldout }) => soldout !== true || id === line.id)
  return prices.length < 2 ? (
    <p>{t("cart.split.single")}</p>
  ) : (
    <>
      {/* Where a part was refused after another was done, the line has fewer tickets now. */}
      <SplitForm
        key={line.qty}
        line={line}
        held={held}
        prices={prices}
        onSend={() => refuse(false)}
        onEnd={(isDone) => (isDone ? onSplit() : refuse(true))}
      />
      {isRefused && message?.outcome === "failure" && (
        <Notice tone="danger" role="alert">
          {message.failure.message}
        </Notice>
      )}
    </>
  )
}

interface SplitFormProps {
  line: CartPrice
  held: readonly CartPrice[]
  prices: readonly Price[]
  onSend: () => void
  onEnd: (isDone: boolean) => void
}

/** A number for each type, which add up to the tickets of the line; the server judges the limits of each. */
export function SplitForm({ line, held, prices, onSend, onEnd }: SplitFormProps) {
  const { t, money } = useTexts()
  const { actions, busy } = useCart()
  const [wanted, want] = useState<Readonly<Record<string, number>>>({ [line.id]: line.qty })
  const of = (id: string) => wanted[id] ?? 0
  const left = line.qty - prices.reduce((sum, { id }) => sum + of(id), 0)
  const split = async () => {
    onSend()
    const parts = prices.map(({ id }) => ({ priceId: id, qty: of(id) }))
    // Each go of holding is divided by itself: what a refusal stops leaves those before as they were asked for.
    for (const part of partsOfLines(held, parts))
      if (!(await actions.splitPrice(part.line, part.parts))) return onEnd(false)
    onEnd(true)
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
      <Button isDisabled={left !== 0 || busy} onPress={() => void split()}>
        {t("cart.split.confirm")}
      </Button>
    </>
  )
}

const Type = styled.div`
  > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${({ theme }) => theme.space[3]}; }
`
