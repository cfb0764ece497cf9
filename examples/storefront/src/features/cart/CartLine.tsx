import type { CartPrice, WebsiteConfig } from "@parterre/contract"
import { cartCall } from "@parterre/domain/cart-actions"
import { isCounted } from "@parterre/domain/carts"
import { DEFAULT_FLAGS } from "@parterre/domain/websites"
import { Info, Trash2 } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { flushSync } from "react-dom"
import { styled } from "styled-components"
import { LineText } from "../../shared/cart/LineText.tsx"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Dialog } from "../../shared/ui/Dialog.tsx"
import { Skeleton, StepperSkeleton } from "../../shared/ui/Skeleton.ts"
import { Figures } from "../../shared/ui/Surface.ts"
import { LinePrice } from "./LinePrice.tsx"
import { hasListedPrice } from "./listed-price.ts"
import { SeatView } from "./SeatView.tsx"
import { useCartParts } from "./use-cart-parts.ts"

interface CartLineProps {
  line: CartPrice
  /** What it stands for, each held in one go; itself unless told. */
  held?: readonly [CartPrice, ...CartPrice[]]
  busy: boolean
  /** None for what goes with all of its element. */
  onRemove: (() => void) | undefined
  /** Told the tickets that go when the line has fewer. */
  onFewer: (tickets: readonly string[]) => void
  /** Its tickets have other types, in other lines. */
  onSplit: () => void
}

/** One line of the cart: what, where, how much, and the way out. */
export function CartLine({ line, held = [line], busy, onRemove, onFewer, onSplit }: CartLineProps) {
  const { t, money } = useTexts()
  const { config } = useSite()
  const [splitShown, showSplit] = useState(false)
  const [taxesShown, showTaxes] = useState(false)
  const shows = useCartParts()
  const name = t("cart.line", { qty: line.qty, name: line.name })
  return (
    <Row>
      <div>
        <LineText line={line} />
        <LinePrice line={line} withServiceCharge={shows("serviceCharge")} />
        {isCounted(line) && shows("edit") && (
          <Suspense fallback={<StepperSkeleton />}>
            <LineStepper line={line} onFewer={onFewer} />
          </Suspense>
        )}
        {shows("edit") && canSplit(line, config) && (
          <SplitButton
            type="button"
            aria-label={t("cart.split.named", { name })}
            onClick={() => showSplit(true)}
          >
            {t("cart.split")}
          </SplitButton>
        )}
        {shows("seatMapPdf") && <SeatView visualizeSeatUrl={line.visualizeSeatUrl} name={name} />}
      </div>
      <Side>
        <Figures>{money(line.total)}</Figures>
        <div>
          {shows("info") && hasTaxes(line) && (
            <Act type="button" aria-label={`${t("cart.taxes")}, ${name}`} onClick={() => showTaxes(true)}>
              <Info size={20} strokeWidth={1.5} aria-hidden />
            </Act>
          )}
          {/* Pending, not disabled: the focus stays, for the question that may follow to return it here. */}
          {shows("delete") && onRemove !== undefined && (
            <Act
              type="button"
              aria-label={t("cart.remove", { name })}
              aria-disabled={busy}
              onClick={() => !busy && onRemove()}
            >
              <Trash2 size={20} strokeWidth={1.5} aria-hidden />
            </Act>
          )}
        </div>
      </Side>
      {splitShown && (
        <Suspense>
          <SplitDialog
            line={line}
            held={held}
            onClose={() => showSplit(false)}
            onSplit={() => {
              // The page behind takes no focus before the dialog has gone.
              flushSync(() => showSplit(false))
              onSplit()
            }}
          />
        </Suspense>
      )}
      <Dialog
        title={t("cart.taxes")}
        closeLabel={t("app.close")}
        isOpen={taxesShown}
        onClose={() => showTaxes(false)}
        width="400px"
      >
        <Suspense fallback={<Skeleton $height="120px" />}>
          <LineTaxes line={line} />
        </Suspense>
      </Dialog>
    </Row>
  )
}

/** Few ask. */
const LineTaxes = lazy(async () => ({ default: (await import("./LineTaxes.tsx")).LineTaxes }))

/** Most carts have seats only. */
const LineStepper = lazy(async () => ({ default: (await import("./LineStepper.tsx")).LineStepper }))

const SplitDialog = lazy(async () => ({ default: (await import("./SplitDialog.tsx")).SplitDialog }))

/** Tickets of an event at a price of its own, where the site lets their types change. */
const canSplit = (line: CartPrice, { splitPrice = DEFAULT_FLAGS.splitPrice }: WebsiteConfig) =>
  cartCall("splitPrice", { splitPrice }) === "split" &&
  line.eventId !== undefined &&
  line.productKind === undefined &&
  line.subscriptionId === undefined &&
  hasListedPrice(line)

/** A donation and a gift certificate bear none. */
const hasTaxes = ({ productKind }: CartPrice) =>
  productKind !== "donation" && productKind !== "giftcertificate"

const Row = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  padding-block: ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`
const SplitButton = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.accent};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`
const Side = styled.div`
  display: grid;
  align-content: space-between;
  justify-items: end;
  gap: ${({ theme }) => theme.space[2]};
  font-weight: 600;
  font-size: ${({ theme }) => theme.size.lead};
  > div { display: flex; margin-right: -10px; }
`
const Act = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${({ theme }) => theme.color.inkMuted};
  cursor: pointer;
  &:hover { background: ${({ theme }) => theme.color.surfaceSunken}; color: ${({ theme }) => theme.color.ink}; }
  &[aria-disabled="true"] { opacity: 0.5; cursor: default; }
`
