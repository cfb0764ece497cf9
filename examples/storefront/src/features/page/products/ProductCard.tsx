import type { Product } from "@parterre/contract"
import { isSelectable } from "@parterre/domain/sale-states"
import { styled } from "styled-components"
import { SaleStateText } from "../../../shared/sale-state/SaleStateText.tsx"
import { useSite } from "../../../shared/site/site.ts"
import { TenantHtml } from "../../../shared/site/TenantHtml.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { pictureOf } from "../../../shared/ui/picture.ts"
import { Surface } from "../../../shared/ui/Surface.ts"
import { ProductFacts } from "./ProductFacts.tsx"
import { ProductForm } from "./ProductForm.tsx"

/** One product: what it gives, what it costs, and the way into the cart. */
export function ProductCard({ product }: { product: Product }) {
  const { t, money, date } = useTexts()
  const { timeZone } = useSite().config
  const { kind, title, description, imageUrl, price, serviceCharges, saleState, onSaleFrom } = product
  const sells = isSelectable(saleState)
  return (
    <Card as="article" aria-label={title}>
      <div>
        {imageUrl !== undefined && (
          <img {...pictureOf(imageUrl, 400, 800)} alt="" width={640} height={360} loading="lazy" />
        )}
        <Kind>{t(`products.kind.${kind}`)}</Kind>
        <h3>{title}</h3>
        {description !== undefined && <TenantHtml html={description} />}
        <ProductFacts product={product} />
      </div>
      <Way>
        {price !== undefined && (
          <Price>
            <b>{money(price + serviceCharges)}</b>
            <span>{t(product.taxable ? "products.price.allIn" : "products.price.plain")}</span>
          </Price>
        )}
        {sells ? <ProductForm product={product} /> : <SaleStateText state={saleState} />}
        {onSaleFrom !== undefined && <p>{t("products.onSaleFrom", { date: date(onSaleFrom, timeZone) })}</p>}
      </Way>
    </Card>
  )
}

const Card = styled(Surface)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(260px, 0.8fr);
  gap: ${({ theme }) => theme.space[6]};
  padding: ${({ theme }) => theme.space[5]};
  h3 { font-size: ${({ theme }) => theme.size.heading}; margin-bottom: ${({ theme }) => theme.space[2]}; }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: ${({ theme }) => theme.radius.medium};
    margin-bottom: ${({ theme }) => theme.space[3]};
  }
  ${({ theme }) => theme.upTo(800)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[4]};
    padding: ${({ theme }) => theme.space[4]};
  }
`
const Kind = styled.p`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
`
const Way = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[4]};
  font-variant-numeric: tabular-nums;
`
const Price = styled.p`
  display: grid;
  b { font-size: ${({ theme }) => theme.size.heading}; }
  span { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
