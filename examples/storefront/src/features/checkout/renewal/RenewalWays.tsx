import { RENEWAL_SHIPPINGS, type RenewalShippingOption } from "@parterre/domain/shipping"
import { TERRITORIES } from "@parterre/domain/territories"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { DeliveryGroup } from "../DeliveryGroup.tsx"
import type { DeliveryWay } from "../deliveries.ts"

interface RenewalWaysProps {
  way: RenewalShippingOption
  onChoose: (code: string) => void
}

const everywhere = Object.fromEntries(TERRITORIES.map((territory) => [territory, true]))

/** The three ways in which a renewed season goes out, at no price [RENEW-001]. */
export function RenewalWays({ way, onChoose }: RenewalWaysProps) {
  const { t } = useTexts()
  const ways = RENEWAL_SHIPPINGS.map(({ code, price }): DeliveryWay => {
    const description = t(`renewal.${code}`)
    const mode = { code, price, description, note: t(`renewal.${code}.help`), territory: everywhere }
    return { code, modes: [mode as DeliveryWay["modes"][0]] }
  })
  return (
    <DeliveryGroup
      id="renewal-way"
      legend={t("checkout.delivery.legend")}
      events={[]}
      count={1}
      ways={ways}
      province={undefined}
      code={way.code}
      onChoose={onChoose}
    />
  )
}
