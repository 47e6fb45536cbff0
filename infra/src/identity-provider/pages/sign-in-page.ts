import { type Founder, TEST_FOUNDERS } from '../founder.js';
import { html, type Html } from './html.js';
import { renderPage } from './page-layout.js';

/** What was typed into 'someone else', and what is wrong with it. */
export interface SignInForm {
  readonly values: Founder;
  readonly errors: { readonly [Field in keyof Founder]?: string };
}

/** Values of the button that was pressed. */
export const CHOICES = { deny: 'deny', someoneElse: 'someone-else' } as const;

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}

function founderButton({ name, email }: Founder): Html {
  return html`<li>
    <button class="founder" name="choice" value="${email}">
      <span class="initials" aria-hidden="true">${initialsOf(name)}</span>
      <span>${name}<small>${email}</small></span>
    </button>
  </li>`;
}

interface FieldText {
  readonly name: keyof Founder;
  readonly label: string;
  readonly type: 'text' | 'email';
  readonly autocomplete: string;
}

const FIELDS: readonly FieldText[] = [
  { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
  { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email' },
];

function fieldHtml({ name, label, type, autocomplete }: FieldText, form: SignInForm): Html {
  const error = form.errors[name];
  const isFirstError = FIELDS.find((field) => form.errors[field.name] !== undefined)?.name === name;
  const described = error === undefined ? html`` : html` aria-invalid="true" aria-describedby="${name}-error"`;
  const focused = isFirstError ? html` autofocus` : html``;
  const message = error === undefined ? html`` : html`<p class="error" id="${name}-error">${error}</p>`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${form.values[name]}"
      required${described}${focused}
    />
    ${message}
  </div>`;
}

/** The page on which one chooses who signs in. The forms are sent to the address of the page itself. */
export function renderSignInPage(form: SignInForm): string {
  const content = html`<div class="notice" role="note">
      <strong>For development only</strong>
      This page stands in for Google on this machine. It asks for no password and proves nobody’s identity.
    </div>
    <form method="post">
      <ul>
        ${TEST_FOUNDERS.map(founderButton)}
      </ul>
    </form>
    <section aria-labelledby="someone-else">
      <h2 id="someone-else">Someone else</h2>
      <form method="post" novalidate>
        ${FIELDS.map((field) => fieldHtml(field, form))}
        <button class="primary" name="choice" value="${CHOICES.someoneElse}">Sign in</button>
      </form>
    </section>
    <form method="post" class="deny">
      <button name="choice" value="${CHOICES.deny}">Deny</button>
    </form>`;
  const title = Object.keys(form.errors).length > 0 ? 'Correct what is marked' : 'Choose who signs in';
  return renderPage(title, content);
}
