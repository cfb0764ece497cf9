import { DELIVERY_CATEGORIES } from "@parterre/domain/tickets"
import { useTexts } from "../../shared/texts/use-texts.ts"
import type { DeliveryWay } from "./deliveries.ts"

/** A way of delivery in words: the shop's own for the free ones, the organiser's for the others. */
export function useDeliveryWords() {
  const { t } = useTexts()
  const own = (code: string) => DELIVERY_CATEGORIES.find((category) => category === code)
  return {
    name: ({ code, modes: [mode] }: DeliveryWay): string => {
      const free = own(code)
      return free === undefined ? mode.description : t(`checkout.delivery.${free}`)
    },
    help: ({ code, modes: [mode] }: DeliveryWay): string | undefined => {
      const free = own(code)
      return free === undefined ? mode.note : t(`checkout.delivery.${free}.help`)
    },
  }
}
