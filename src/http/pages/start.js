const form = document.querySelector('form');
const [fault, button] = [form.querySelector('[role=alert]'), form.querySelector('button')];

form.addEventListener('input', ({ target }) => target.setCustomValidity(''));

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  fault.hidden = true;
  button.disabled = true;
  try {
    const response = await fetch('/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...Object.fromEntries(new FormData(form)), role: 'ADMIN' }),
    });
    if (response.ok) showNextStep();
    else showProblem(await response.json());
  } catch {
    showFault('The service does not answer. Try again.');
  } finally {
    button.disabled = false;
  }
});

function showNextStep() {
  const [account, done] = document.querySelectorAll('section');
  account.hidden = true;
  done.hidden = false;
  done.querySelector('h2').focus();
}

/** Shows the faults at their fields, or else the problem as a whole. */
function showProblem({ detail, errors = [] }) {
  const fields = errors.map(({ pointer, message }) => {
    const field = form.elements.namedItem(pointer.slice('/body/'.length));
    field?.setCustomValidity(message);
    return field;
  });
  if (fields.some(Boolean)) form.reportValidity();
  else showFault(detail);
}

function showFault(text) {
  fault.textContent = text;
  fault.hidden = false;
}
