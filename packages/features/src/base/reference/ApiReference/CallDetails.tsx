import { useTranslation } from 'react-i18next'
import * as css from './ApiReference.css.ts'
import { Code } from './Code.tsx'
import { Errors } from './Errors.tsx'
import type { ReferenceCall } from './reference.ts'

/** A request of the call for a terminal: required parameters, the session's cookie, the kind of body. */
function example({ method, path, parameters, files, body, isSignedIn }: ReferenceCall): string {
  const required = parameters.filter(({ place, isRequired }) => place === 'query' && isRequired)
  const query = required.map(({ name }) => `${name}=…`).join('&')
  const address = `$SHULEI${path}${query && (path.includes('?') ? '&' : '?')}${query}`
  const isReading = method === 'GET' || method === 'HEAD'
  const options = [
    method === 'HEAD' ? '-I' : method === 'GET' ? '' : `-X ${method}`,
    isSignedIn ? '-b cookies.txt' : '',
    isReading ? '' : '-H "Origin: $SHULEI"',
    ...files.map((name) => `-F ${name}=@${name}`),
    body && files.length === 0 ? '-H "Content-Type: application/json" -d @body.json' : '',
  ]
  return [`curl "${address}"`, ...options.filter(Boolean)].join(' \\\n  ')
}

function Parameters({ parameters }: Pick<ReferenceCall, 'parameters'>) {
  const { t } = useTranslation('api-docs')
  return (
    <dl className={css.parameters}>
      {parameters.map(({ name, place, type, isRequired, fallback }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            <span>{t(`place.${place}`)}</span>
            {isRequired ? <em>{t('required')}</em> : null}
          </dt>
          <dd>
            <code>{type}</code>
            {fallback === undefined ? null : (
              <span>
                {t('fallback')} <code>{fallback}</code>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One call: a line that opens to its parameters, types and errors. */
export function CallDetails({ call }: { call: ReferenceCall }) {
  const { t } = useTranslation('api-docs')
  const { name, method, path, summary, isSignedIn, returns, files, newer, parameters, body, answer, errors } = call
  return (
    <details>
      <summary>
        <b data-method={method}>{method}</b>
        <span>
          <code data-deprecated={newer !== undefined || undefined}>
            {path.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? <b key={part}>{part}</b> : part))}
          </code>
          <span>{summary}</span>
        </span>
        {isSignedIn ? <small>{t('signedIn')}</small> : null}
      </summary>
      {/* The fragment is inside, because browsers open details around the target of an address. */}
      <div id={name}>
        <div>
          <p>
            <a href={`#${name}`}>#{name}</a>
            {returns ? <span>{t(`raw.${returns}`)}</span> : null}
            {files.length > 0 ? (
              <span>
                {t('form')} <code>{files.join(', ')}</code>
              </span>
            ) : null}
          </p>
          {newer === undefined ? null : (
            <p>
              <span>
                {t('deprecated')} <a href={`#${newer}`}>{newer}</a>
              </span>
            </p>
          )}
          {parameters.length > 0 ? (
            <>
              <h3>{t('parameters')}</h3>
              <Parameters parameters={parameters} />
            </>
          ) : null}
          {errors.length > 0 ? (
            <>
              <h3>{t('ownErrors')}</h3>
              <Errors lines={errors} />
            </>
          ) : null}
        </div>
        <div>
          <Code title={t('request')} text={example(call)} />
          {body === undefined ? null : <Code title={t('body')} text={body} />}
          {answer === undefined ? null : <Code title={t('answer')} text={answer} />}
        </div>
      </div>
    </details>
  )
}
