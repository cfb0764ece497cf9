import { styled } from "styled-components"
import { CountdownAwaited } from "../countdown/Countdown.tsx"
import { useTexts } from "../texts/use-texts.ts"
import { Skeleton } from "../ui/Skeleton.ts"
import { VisuallyHidden } from "../ui/Surface.ts"
import { TwoColumns } from "../ui/TwoColumns.ts"

/** The shape of a cart or a receipt before it is known, or of a checkout, where phones have the summary first and folded. */
export function CartSkeleton({ of }: { of: "cart" | "checkout" }) {
  const { t } = useTexts()
  return (
    <Shape $of={of} aria-busy="true">
      <header>
        <VisuallyHidden role="status">{t("app.loading")}</VisuallyHidden>
        <Skeleton $height="44px" $width="min(320px, 70%)" />
        {of === "cart" ? <CountdownAwaited /> : <Skeleton $height="24px" $width="min(420px, 90%)" />}
      </header>
      <div>
        <Skeleton $height={of === "cart" ? "260px" : "420px"} />
        {of === "checkout" && <Skeleton $height="72px" />}
      </div>
      <Skeleton className="summary" $height="300px" />
    </Shape>
  )
}

const Shape = styled(TwoColumns)<{ $of: "cart" | "checkout" }>`
  > div { display: grid; gap: ${({ theme }) => theme.space[4]}; }
  ${({ theme }) => theme.upTo(1000)} {
    ${({ $of }) => $of === "checkout" && "> header { order: -2; } > .summary { order: -1; height: 64px; }"}
  }
`
