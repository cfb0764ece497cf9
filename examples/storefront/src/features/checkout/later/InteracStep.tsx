import { totalToPay } from "@parterre/domain/payment-methods"
import { useInterac } from "@parterre/react"
import type { InteracOrder } from "@parterre/sdk"
import type { FormEvent } from "react"
import { Form } from "../../../shared/forms/Form.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { PayFailure } from "../PayFailure.tsx"
import { LeavingForm } from "./LeavingForm.tsx"

/** Leads to the shopper's bank: nothing is typed here. */
export function InteracStep({ order }: { order: InteracOrder }) {
  const { t, money } = useTexts()
  const { view, begin } = useInterac()
  const isRunning = view.status === "beginning" || view.status === "leaving"
  const send = (event: FormEvent) => {
    event.preventDefault()
    void begin(order)
  }
  return (
    <>
      <Form noValidate onSubmit={send}>
        {view.status === "failed" && <PayFailure failure={view.failure} />}
        <p>{t("ways.interac.help")}</p>
        <Button type="submit" isPending={isRunning}>
          {t("ways.interac.pay", { amount: money(totalToPay(order.amounts)) })}
        </Button>
        <p role="status">{isRunning && t("ways.interac.leaving")}</p>
      </Form>
      {view.status === "leaving" && <LeavingForm form={view.form} />}
    </>
  )
}
