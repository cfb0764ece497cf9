import type { ReactNode } from "react"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"

interface MessageDialogProps {
  title: string
  className: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A message that waits for OK [MSG-001]. */
export function MessageDialog({ title, className, onClose, children }: MessageDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog isOpen title={title} closeLabel={t("app.close")} onClose={onClose}>
      <p className={className}>{children}</p>
      <Button autoFocus onPress={onClose}>
        {t("app.ok")}
      </Button>
    </Dialog>
  )
}
