import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { Skeleton } from "../ui/Skeleton.ts"
import { Column, VisuallyHidden } from "../ui/Surface.ts"

/** The shape of a cart or a checkout before it is known. */
export function CartSkeleton() {
  const { t } = useTexts()
  return (
    <Shape aria-busy="true">
      <VisuallyHidden role="status">{t("app.loading")}</VisuallyHidden>
      <Skeleton $height="44px" $width="min(320px, 70%)" />
      <Skeleton $height="220px" />
      <Skeleton $height="160px" />
    </Shape>
  )
}

const Shape = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  padding-block: ${({ theme }) => theme.space[6]};
`
