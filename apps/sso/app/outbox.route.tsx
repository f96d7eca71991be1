import { Outbox } from '@shulei/features/base/session/Outbox/Outbox.tsx'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { useTranslation } from 'react-i18next'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { signOnRequest } from './context.ts'

/** Lists codes and mails while no sender is configured. With a configured sender the page answers 404. */
export function loader({ context }: LoaderFunctionArgs) {
  const messages = context.get(signOnRequest).signOn.outbox()
  if (!messages) throw data(null, { status: 404 })
  return { messages }
}

export default function OutboxPage() {
  const { t } = useTranslation('session')
  return (
    <>
      <PageTitle text={t('outbox.title')} />
      <Outbox messages={useLoaderData<typeof loader>().messages} />
    </>
  )
}
