// Abilities that the page has by script alone: show the password, and count the seconds until another code.
const eye = document.querySelector('.eye');
const password = document.querySelector('#password');
if (eye && password) {
  eye.hidden = false;
  eye.addEventListener('click', () => {
    const shown = password.type === 'text';
    password.type = shown ? 'password' : 'text';
    eye.setAttribute('aria-pressed', String(!shown));
    eye.setAttribute('aria-label', shown ? eye.dataset.show : eye.dataset.hide);
  });
  // A browser must not keep the password as ordinary text.
  eye.form.addEventListener('submit', () => {
    password.type = 'password';
  });
}

/** When the next code can be asked for, seconds since 1970. It outlives a reload and a look at the other way, as on the site. */
const wait = {
  key: 'sso.code',
  kept() {
    try {
      return Number(sessionStorage.getItem(this.key));
    } catch {
      return 0;
    }
  },
  keep(until) {
    try {
      sessionStorage.setItem(this.key, String(until));
    } catch {
      // Without storage it lasts as long as the page.
    }
    return until;
  },
};

const send = document.querySelector('.send');
if (send) {
  const { seconds, wait: words, again } = send.dataset;
  const now = Date.now() / 1000;
  const kept = wait.kept();
  // A form that is sent anew by a reload does not begin the wait anew.
  const begins = seconds !== undefined && kept <= now;
  const until = begins ? wait.keep(Math.ceil(now) + Number(seconds)) : kept;
  const tick = () => {
    const left = Math.ceil(until - Date.now() / 1000);
    const waiting = left > 0;
    send.setAttribute('aria-disabled', String(waiting));
    send.textContent = waiting ? words.replace('{seconds}', String(left)) : again;
    if (!waiting) clearInterval(timer);
  };
  const timer = setInterval(tick, 1000);
  send.addEventListener('click', (event) => {
    if (send.getAttribute('aria-disabled') === 'true') event.preventDefault();
  });
  if (until > now) tick();
  else clearInterval(timer);
}

// A person who has signed in and comes back goes on to the page behind: this entry has been seen before.
addEventListener('pageshow', () => {
  const alias = document.querySelector('input[name="alias"]').value;
  const signedIn = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${alias}=`));
  if (signedIn && history.state?.seen) history.back();
  else history.replaceState({ seen: true }, '');
});
