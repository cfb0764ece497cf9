import { brandNames } from "../../shared/cards/BrandSign.tsx"

const names: Readonly<Record<string, string>> = brandNames

/** A card brand as its owner writes it; a brand we do not know is just a card. */
export const brandName = (brand: string | undefined, card: string): string => names[brand ?? ""] ?? card
