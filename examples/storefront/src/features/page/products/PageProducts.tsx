import type { Product } from "@parterre/contract"
import { styled } from "styled-components"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { ProductCard } from "./ProductCard.tsx"

interface PageProductsProps {
  products: readonly Product[]
  /** Whether the page sells nothing else. */
  alone: boolean
}

/** What a page sells without a seat. */
export function PageProducts({ products, alone }: PageProductsProps) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="products">
      <h2 id="products">{t(alone ? "products.section" : "products.also")}</h2>
      <List>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </List>
    </section>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
`
