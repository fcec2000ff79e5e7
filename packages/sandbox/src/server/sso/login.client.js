// What the page cannot do by itself: show the password, and count the seconds until another code.
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

const send = document.querySelector('.send[data-seconds]');
if (send) {
  const again = send.textContent;
  const until = Date.now() + Number(send.dataset.seconds) * 1000;
  const tick = () => {
    const left = Math.ceil((until - Date.now()) / 1000);
    const waiting = left > 0;
    send.setAttribute('aria-disabled', String(waiting));
    send.textContent = waiting ? send.dataset.wait.replace('{seconds}', String(left)) : again;
    if (!waiting) clearInterval(timer);
  };
  const timer = setInterval(tick, 1000);
  send.addEventListener('click', (event) => {
    if (send.getAttribute('aria-disabled') === 'true') event.preventDefault();
  });
  tick();
}
