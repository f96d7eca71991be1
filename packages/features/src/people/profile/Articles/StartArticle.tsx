import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as articleAddress from '@shulei/domain/address/article.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'

/** Starts an article, or opens the empty draft that the reader has, and leads to its editor. */
export function StartArticle() {
  const { t } = useTranslation('profile')
  const send = useSend()
  const navigate = useNavigate()
  const [isStarting, setStarting] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const start = async () => {
    setFailure(null)
    setStarting(true)
    try {
      const { id } = await send(refs.startArticle, {})
      await navigate(articleAddress.edit({ id }))
    } catch (error) {
      setFailure(formFailure(error, t('article.startFailed')))
      setStarting(false)
    }
  }
  return (
    <>
      <Button
        icon={<Icon of={Pencil} />}
        isPending={isStarting}
        pendingLabel={t('article.starting')}
        onPress={() => void start()}
      >
        {t('article.write')}
      </Button>
      {failure && <FailureNote failure={failure} />}
    </>
  )
}
