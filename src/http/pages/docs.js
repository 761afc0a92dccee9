/** Swagger UI with quick references and a sign-in. Names in quotes and in capitals are those of its plugins. */
import { endSession, forgetToken, keepToken, keptToken, openPageToken } from './page-token.js';

openPageToken();

/**
 * Resolves the references of an opened operation. For OpenAPI 3.1, Swagger UI would resolve the whole document each time,
 * which is slower than all the rest.
 */
const references = {
  fn: {
    async resolveSubtree(document, path) {
      const valueAt = (keys) => keys.reduce((value, key) => value?.[key], document);

      function resolved(value, outer) {
        if (Array.isArray(value)) return value.map((item) => resolved(item, outer));
        if (typeof value !== 'object' || value === null) return value;
        const { $ref, ...rest } = value;
        const entries = Object.entries(rest).map(([key, item]) => [key, resolved(item, outer)]);
        const own = Object.fromEntries(entries);
        if (typeof $ref !== 'string') return own;
        if (outer.includes($ref)) return value;
        return { ...resolved(valueAt(keysOf($ref)), [...outer, $ref]), ...own, $$ref: $ref };
      }

      return { spec: resolved(valueAt(path), []), errors: [] };
    },
  },
};

/** Returns the keys of a reference within the document, such as `#/components/schemas/User`. */
function keysOf(reference) {
  const steps = decodeURIComponent(reference).split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Lays out the page with landmarks and headings in order. Leaves out the choice of a server: there is one. */
const layout = ({ React: { createElement: h } }) => ({
  components: {
    DocsLayout({ getComponent, specSelectors }) {
      const part = (name) => h(getComponent(name, true));
      const isLoaded = specSelectors.specStr() !== '';
      return h(
        'div',
        { className: 'swagger-ui' },
        part('SvgAssets'),
        h(
          'header',
          { className: 'wrapper' },
          h(
            'nav',
            null,
            h('a', { href: '/' }, 'Learning Service'),
            h('a', { href: '/docs/errors' }, 'Errors'),
            part('SignOut'),
          ),
          part('WrongCodes'),
          part('errors'),
          isLoaded && part('InfoContainer'),
          isLoaded &&
            h(
              'div',
              { className: 'operations-head' },
              h('h2', null, 'Operations'),
              part('AuthorizeBtnContainer'),
            ),
        ),
        h('main', { className: 'wrapper' }, isLoaded ? part('operations') : h('p', null, 'Loading …')),
      );
    },
  },
  wrapComponents: {
    // The whole summary of an operation is a button, which must not contain a link. Opening it shows its address.
    DeepLink: (DeepLink) => (props) =>
      props.path.includes('/') ? h('span', null, props.text) : h(DeepLink, props),
  },
});

/** Attributes that Swagger UI's elements lack for people without a mouse or a screen. */
const attributes = {
  'select.examples-select-element': { 'aria-label': 'Example' },
  'button.close-modal': { 'aria-label': 'Close' },
  'button[aria-label="Apply credentials"]': { 'aria-label': 'Authorize' },
  'textarea.body-param__text': { 'aria-label': 'Request body' },
  'pre.microlight': { tabindex: '0' },
  '.json-schema-2020-12-accordion:has(.json-schema-2020-12-accordion__children:empty)': {
    'aria-label': 'Members',
  },
};

function addAttributes() {
  for (const [selector, values] of Object.entries(attributes)) {
    for (const element of document.querySelectorAll(selector)) {
      for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
    }
  }
}
new MutationObserver(addAttributes).observe(document.body, { childList: true, subtree: true });

/** Adds a form to the dialog "Authorize", which gets a token for a username and a password. */
const signIn = ({ React: { createElement: h, Fragment, useState } }) => ({
  wrapComponents: {
    auths: (Auths) => {
      const field = (label, attributes) =>
        h('label', null, label, h('input', { type: 'text', required: true, ...attributes }));

      function SignIn({ authActions, specSelectors }) {
        const [problem, setProblem] = useState({});
        const needsCode = ['TOTP_REQUIRED', 'INVALID_CODE'].includes(problem.code);
        async function submit(event) {
          event.preventDefault();
          const { keeps, ...fields } = Object.fromEntries(new FormData(event.target));
          const answer = await logIn(fields);
          if (answer.token === undefined) return setProblem(answer);
          if (keeps) keepToken(answer.token);
          wrongCodes = answer.wrongCodes;
          const schema = specSelectors.securityDefinitions().get('bearer');
          authActions.authorize({ bearer: { name: 'bearer', schema, value: answer.token } });
        }
        return h(
          'form',
          { className: 'sign-in', onSubmit: submit },
          h('h4', null, 'Sign in'),
          field('Username', { name: 'username', autoComplete: 'username' }),
          field('Password', { name: 'password', type: 'password', autoComplete: 'current-password' }),
          needsCode &&
            field('Code', {
              name: 'code',
              autoComplete: 'one-time-code',
              inputMode: 'numeric',
              autoFocus: true,
            }),
          h(
            'label',
            { className: 'check' },
            h('input', { type: 'checkbox', name: 'keeps' }),
            ' Stay signed in until this tab closes',
          ),
          h('p', { role: 'alert' }, problem.detail),
          h('button', { className: 'btn authorize' }, 'Sign in'),
        );
      }

      return (props) =>
        h(
          Fragment,
          null,
          !props.authSelectors.authorized().get('bearer') && h(SignIn, props),
          h(Auths, props),
        );
    },
  },
});

/** A visible way to sign out, while the page holds a token. */
const signOut = ({ React: { createElement: h } }) => ({
  components: {
    SignOut({ authActions, authSelectors }) {
      if (heldToken(authSelectors) === undefined) return null;
      const onClick = () => authActions.logoutWithPersistOption(['bearer']);
      return h('button', { type: 'button', className: 'btn sign-out', onClick }, 'Sign out');
    },
  },
  statePlugins: {
    auth: {
      wrapActions: {
        // Ends the session, and removes what the page shows of it.
        logoutWithPersistOption:
          (_logout, { authSelectors }) =>
          async () => {
            const token = heldToken(authSelectors);
            if (token !== undefined) await endSession(token);
            location.reload();
          },
      },
    },
  },
});

/** Wrong codes before the sign-in of this page; null if there were none. */
let wrongCodes = null;

/** A notice in sight, while the page holds a token: somebody else may know the password. */
const wrongCodesNotice = ({ React: { createElement: h } }) => ({
  components: {
    WrongCodes({ authSelectors }) {
      if (heldToken(authSelectors) === undefined || wrongCodes === null) return null;
      const { count, lastAt } = wrongCodes;
      const times = count === 1 ? 'once' : `${count} times, the last time`;
      const words =
        `Since you last signed in, somebody entered your right password with a wrong code ${times} on ` +
        `${new Date(lastAt).toLocaleString()}. If this was not you, somebody knows your password: change it.`;
      return h('p', { role: 'alert', className: 'wrong-codes' }, words);
    },
  },
});

/** Returns the token that the page sends; undefined if there is none. */
function heldToken(authSelectors) {
  return authSelectors.authorized().getIn(['bearer', 'value']);
}

/** Gets a token. Returns the answer; a problem if there is none. */
async function logIn(fields) {
  const headers = { 'content-type': 'application/json' };
  try {
    const response = await fetch('/login', { method: 'POST', headers, body: JSON.stringify(fields) });
    return await response.json();
  } catch {
    return { detail: 'The service does not answer. Try again.' };
  }
}

/** Forgets a token that the service no longer accepts. */
function dropEnded(response) {
  const token = heldToken(ui.authSelectors);
  if (token !== undefined && response.status === 401 && response.body?.code === 'UNAUTHENTICATED') {
    forgetToken(token);
    ui.authActions.logout(['bearer']);
  }
  return response;
}

function signInAgain() {
  const token = keptToken();
  if (token !== undefined) ui.preauthorizeApiKey('bearer', token);
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const showColors = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', showColors);
showColors();

const ui = window.SwaggerUIBundle({
  dom_id: '#swagger-ui',
  url: '/docs/json',
  plugins: [references, layout, signIn, signOut, wrongCodesNotice],
  layout: 'DocsLayout',
  syntaxHighlight: { theme: 'tomorrow-night' },
  deepLinking: true,
  // Its own way keeps tokens for everybody who uses this browser.
  persistAuthorization: false,
  onComplete: signInAgain,
  responseInterceptor: dropEnded,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
});
