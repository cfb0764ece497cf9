import { type CardBrand, cardBrandName } from "@parterre/domain/cards"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { VisuallyHidden } from "../../shared/ui/Surface.ts"
import { BrandSign } from "./BrandSign.tsx"

/** The brands the site takes, drawn and said [PAY-005]. */
export function AcceptedBrands({ brands }: { brands: readonly CardBrand[] }) {
  const { t } = useTexts()
  return (
    <Signs>
      {brands.map((brand) => (
        <BrandSign key={brand} brand={brand} />
      ))}
      <VisuallyHidden>
        {t("checkout.card.accepted", { brands: brands.map(cardBrandName).join(", ") })}
      </VisuallyHidden>
    </Signs>
  )
}

const Signs = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.inkMuted};
`
