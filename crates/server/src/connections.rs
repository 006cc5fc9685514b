//! Connections, limited in total and per client; idle and stalled ones are closed.

use std::convert::Infallible;
use std::future::Future;
use std::io::{self, IoSlice};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request};
use axum::serve::Listener;
use hyper::body::{Frame, SizeHint};
use hyper::server::conn::http1::Builder;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, mpsc, watch};
use tokio::time::{Sleep, sleep};

use site::{Client, ClientPermit};

use crate::state::{OpenConnection, ServerState};

/// Accepts connections while there are free places; others wait in the backlog of the system.
pub(crate) struct ConnectionLimiter {
    pub listener: TcpListener,
    pub state: Arc<ServerState>,
}

/// A connection with its place.
struct Connection {
    stream: TcpStream,
    patience: Duration,
    /// The timer of a client that does not read its response.
    stalled: Option<Pin<Box<Sleep>>>,
    _open: OpenConnection,
    _place: OwnedSemaphorePermit,
    _permit: ClientPermit,
}

impl ConnectionLimiter {
    async fn accept(&mut self) -> (Connection, SocketAddr) {
        let limits = self.state.limits;
        loop {
            let Ok(place) = Arc::clone(&self.state.places).acquire_owned().await else {
                // The semaphore is never closed.
                continue;
            };
            let (stream, address) = Listener::accept(&mut self.listener).await;
            // A proxy holds the connections of all its clients. Clients on this machine are not limited.
            let most = if address.ip().is_loopback() { 0 } else { limits.guests };
            let Some(permit) = self.state.clients.enter(Client(address.ip()), most) else {
                self.state.metrics.turned_away();
                continue;
            };
            // Disable Nagle's algorithm for small responses. A failure only costs latency.
            drop(stream.set_nodelay(true));
            let patience = limits.patience * 2;
            let open = self.state.opened();
            let connection =
                Connection { stream, patience, stalled: None, _open: open, _place: place, _permit: permit };
            return (connection, address);
        }
    }

    /// Serves until `stop` completes and all requests in progress are answered.
    pub async fn keep(mut self, router: Router, stop: impl Future<Output = ()>) {
        let mut http = Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.state.limits.patience);
        let answers = TowerToHyperService::new(router);
        let (close, closing) = watch::channel(());
        let (inside, mut left) = mpsc::channel::<Infallible>(1);
        let mut stop = pin!(stop);
        loop {
            let (guest, address) = tokio::select! {
                () = &mut stop => break,
                accepted = self.accept() => accepted,
            };
            let answers = answers.clone();
            let service = service_fn(move |request: Request<hyper::body::Incoming>| {
                let mut request = request.map(Body::new);
                request.extensions_mut().insert(ConnectInfo(address));
                answers.call(request)
            });
            let connection = http.serve_connection(TokioIo::new(guest), service);
            let (mut closing, inside) = (closing.clone(), inside.clone());
            tokio::spawn(async move {
                let mut connection = pin!(connection);
                tokio::select! {
                    // A client that disconnects or times out is not logged.
                    _ = connection.as_mut() => {}
                    _ = closing.changed() => {
                        connection.as_mut().graceful_shutdown();
                        let _broken = connection.await;
                    }
                }
                drop(inside);
            });
        }
        drop((self.listener, close, inside));
        // Nothing is ever sent: the channel closes with the last connection.
        let _none = left.recv().await;
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, bytes)
    }
}

impl Connection {
    /// Fails with a timeout if the client has not read for too long.
    fn unless_stalled<T>(
        &mut self,
        context: &mut Context<'_>,
        sent: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.stalled = None;
            return sent;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        match stalled.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.unless_stalled(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.unless_stalled(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// A body with a timeout for its arrival.
struct Timely {
    body: Body,
    late: Pin<Box<Sleep>>,
}

/// Adds a timeout to the body of a request.
pub(crate) fn in_time(request: Request, patience: Duration) -> Request {
    if request.body().is_end_stream() {
        return request;
    }
    request.map(|body| Body::new(Timely { body, late: Box::pin(sleep(patience * 4)) }))
}

impl HttpBody for Timely {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.late.as_mut().poll(context).is_ready() {
            let late = io::Error::from(io::ErrorKind::TimedOut);
            return Poll::Ready(Some(Err(axum::Error::new(late))));
        }
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
